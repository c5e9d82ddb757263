import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { textOf } from '../email/fieldLine.ts';
import { type Filter, filterOf } from './filter.ts';
import { allMessages, oneMessage, type TracedMessage } from './messages.ts';
import { localTime, Refusal, table } from './output.ts';

/** Asks, then deletes one message, or all that fit, with their photos and their entries in the ledger. */
export async function remove(
  db: Firestore,
  id: string | undefined,
  { yes, ...filter }: Filter & { yes: boolean },
  project: string,
) {
  if ((id !== undefined) === selects(filter))
    throw new Refusal('delete needs an ID, or --like ID, --email X, --phone X, or --from T --to T.');
  const found = id === undefined ? await selected(db, filter) : [await oneMessage(db, id)];
  if (found.length === 0) {
    console.log('No message fits, so nothing was deleted.');
    return;
  }
  table(
    found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      textOf(message.content, 'name'),
      textOf(message.content, 'phone'),
    ]),
  );
  if (!yes && !(await agreed(`Delete ${found.length} message(s) from ${project} for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const message of found) {
    const ref = db.doc(`contact_messages/${message.id}`);
    // First: after an interruption the message is still found.
    await db.recursiveDelete(ref.collection('photos'));
    const batch = db.batch();
    batch.delete(ref);
    batch.delete(db.doc(`contact_deliveries/${message.id}`));
    await batch.commit();
  }
  console.log(
    `Deleted ${found.length} message(s). Their e-mails are still in the company's mailbox: delete them there.`,
  );
}

/** A state or words alone are no selection: they could mean customers' messages of a whole year. */
function selects({ like, email, phone, from, to }: Filter): boolean {
  return [like, email, phone, from, to].some((criterion) => criterion !== undefined);
}

async function selected(db: Firestore, filter: Filter): Promise<TracedMessage[]> {
  const fits = await filterOf(db, filter);
  const found: TracedMessage[] = [];
  for await (const message of allMessages(db)) if (fits(message)) found.push(message);
  return found;
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Refusal('No terminal to ask the question in. Add --yes to delete without it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
