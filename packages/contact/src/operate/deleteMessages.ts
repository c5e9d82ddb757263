import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { getText } from '../email/fieldLines.ts';
import { type Filter, createFilter } from './filter.ts';
import { readMessages, readMessageById, type TracedMessage } from './messages.ts';
import { formatLocalTime, UsageError, printTable } from './output.ts';

/** Asks, then deletes one message or all matching ones, with photos and ledger entries. */
export async function deleteMessages(
  db: Firestore,
  id: string | undefined,
  { yes, ...filter }: Filter & { yes: boolean },
  project: string,
) {
  if ((id !== undefined) === hasSelection(filter))
    throw new UsageError('delete needs an ID, or --like ID, --email X, --phone X, or --from T --to T.');
  const found = id === undefined ? await findMessages(db, filter) : [await readMessageById(db, id)];
  if (found.length === 0) {
    console.log('No message fits, so nothing was deleted.');
    return;
  }
  printTable(
    found.map((message) => [
      message.id,
      formatLocalTime(message.receivedAt),
      getText(message.content, 'name'),
      getText(message.content, 'phone'),
    ]),
  );
  if (!yes && !(await confirm(`Delete ${found.length} message(s) from ${project} for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const message of found) {
    const ref = db.doc(`contact_messages/${message.id}`);
    // Photos first, so that after an interruption the message can still be found.
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

/** Returns whether a filter may delete messages. State or text alone could match the messages of a whole year. */
function hasSelection({ like, email, phone, from, to }: Filter): boolean {
  return [like, email, phone, from, to].some((criterion) => criterion !== undefined);
}

async function findMessages(db: Firestore, filter: Filter): Promise<TracedMessage[]> {
  const fits = await createFilter(db, filter);
  const found: TracedMessage[] = [];
  for await (const message of readMessages(db)) if (fits(message)) found.push(message);
  return found;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('No terminal to ask the question in. Add --yes to delete without it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
