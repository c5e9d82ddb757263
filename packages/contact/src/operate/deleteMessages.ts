import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { getConfirmationRef } from '../deliver/firestoreLedger/store.ts';
import { getText } from '../email/fieldLines.ts';
import { getReplyAddress } from '../email/renderContactEmail.ts';
import { findMessages, hasCriterion, hasSelection } from './criteria.ts';
import { countBelongings, type TracedMessage } from './messages.ts';
import { type Options, readCount } from './options.ts';
import { formatLocalTime, UsageError, printTable, type Settings } from './output.ts';

/** Asks, then deletes one message or all matching ones, with photos and ledger entries. Prints a receipt. */
export async function deleteMessages(
  db: Firestore,
  id: string | undefined,
  options: Options & { project: string },
  settings: Settings,
) {
  if (id === undefined ? !hasSelection(options) : hasCriterion(options)) {
    throw new UsageError(
      'delete needs an ID, or --person X, --email X, --phone X, --like ID, or --from T --to T.',
    );
  }
  const { yes, count } = options;
  if ((yes === true) !== (count !== undefined))
    throw new UsageError('--yes needs --count N, the number of messages to delete, and --count needs --yes.');
  const expected = count === undefined ? undefined : readCount('count', count, 0);
  const found = await findMessages(db, id, options, settings);
  if (expected !== undefined && expected !== found.length)
    throw new UsageError(`${found.length} message(s) match, not ${expected}, so nothing was deleted.`);
  if (found.length === 0) {
    console.log('No message matches, so nothing was deleted.');
    return;
  }
  const belongings = await countBelongings(db, found);
  console.log(`${belongings} match in project ${options.project}:`);
  printExamples(found, settings);
  if (!yes && !(await confirm(`Delete ${found.length} message(s) for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  await deleteAll(db, found, settings);
  console.log(
    `Deleted ${belongings} from project ${options.project} on ${formatLocalTime(Date.now(), settings)}. ` +
      "Their e-mails are still in the company's mailbox: delete them there.",
  );
}

/** Prints the newest and the oldest message, and three between them. */
function printExamples(found: readonly TracedMessage[], settings: Settings): void {
  const middle = found.slice(1, -1);
  const examples = [0, 1, 2].map((n) => middle[Math.floor((n * middle.length) / 3)]);
  const shown = new Set([found[0], ...examples, found.at(-1)].filter((message) => message !== undefined));
  printTable(
    [...shown].map((message) => [
      message === found[0] ? 'newest' : message === found.at(-1) ? 'oldest' : 'example',
      message.id,
      formatLocalTime(message.receivedAt, settings),
      getText(message.content, 'name'),
      getText(message.content, 'phone'),
      getText(message.content, 'message').replaceAll(/\s+/g, ' ').slice(0, 60),
    ]),
  );
}

async function deleteAll(
  db: Firestore,
  messages: readonly TracedMessage[],
  { fields }: Settings,
): Promise<void> {
  let deleted = 0;
  try {
    for (const { id, content } of messages) {
      const address = getReplyAddress({ content, fields });
      const ref = db.doc(`contact_messages/${id}`);
      // Photos first, so that after an interruption the message can still be found.
      await db.recursiveDelete(ref.collection('photos'));
      const batch = db.batch();
      batch.delete(ref).delete(db.doc(`contact_deliveries/${id}`));
      if (address !== null) batch.delete(getConfirmationRef(db, address));
      await batch.commit();
      deleted += 1;
    }
  } catch (error) {
    console.error(`Stopped after ${deleted} of ${messages.length} messages. Run the command again.`);
    throw error;
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('No terminal to ask the question in. Add --yes --count N to delete without it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
