import { createInterface } from 'node:readline/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { MessageValues } from '../contract/values.ts';
import { getPhoneCountRefs } from '../deliver/firestoreLedger/entries.ts';
import { getPhotoRefs } from '../deliver/firestoreLedger/photos.ts';
import { getConfirmationRef } from '../deliver/firestoreLedger/confirmations.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { getText } from '../email/fieldLines.ts';
import { getReplyAddress } from '../deliver/content.ts';
import { findMessages } from './criteria.ts';
import { readMessageById } from './messages.ts';
import { type Options, readCount } from './options.ts';
import { formatLocalTime, printTable, type Settings } from './output.ts';

/** Number of messages that are deleted at the same time. */
const batchSize = 80;

/** Asks, then deletes one message or all matching ones, with photos and ledger entries. Prints a receipt. */
export async function deleteMessages(
  ledger: Ledger,
  id: string | undefined,
  options: Options & { project: string },
  settings: Settings,
) {
  const { count } = options;
  const expected = count === undefined ? undefined : readCount('count', count);
  const found: Found[] = [];
  for await (const { id: each, content } of findMessages(ledger, id, options, settings))
    found.push({ id: each, hashes: listHashes(ledger, content) });
  if (expected !== undefined && expected !== found.length)
    throw new Error(`${found.length} message(s) match, not ${expected}, so nothing was deleted.`);
  if (found.length === 0) return console.log('No message matches, so nothing was deleted.');
  console.log(`${found.length} message(s) match in project ${options.project}:`);
  await printExamples(ledger, found, settings);
  if (expected === undefined && !(await confirm(`Delete ${found.length} message(s) for good?`)))
    return console.log('Nothing was deleted.');
  for (let start = 0; start < found.length; start += batchSize)
    await Promise.all(found.slice(start, start + batchSize).map((one) => deleteMessage(ledger, one))).catch(
      (error: unknown) => {
        console.error(`Stopped after ${start} of ${found.length} messages. Run the command again.`);
        throw error;
      },
    );
  console.log(
    `Deleted ${found.length} message(s) with photos and ledger entries from project ${options.project} on ` +
      `${formatLocalTime(Date.now(), settings)}. Their e-mails are still in the company's mailbox: delete them there.`,
  );
}

function listHashes(ledger: Ledger, content: MessageValues): DocumentReference[] {
  const address = getReplyAddress({ content, fields: ledger.fields });
  return [
    ...getPhoneCountRefs(ledger, content),
    ...(address ? [getConfirmationRef(ledger.db, address)] : []),
  ];
}

/** What is kept of a message until it is deleted. */
interface Found {
  id: string;
  /** Documents with hashes of its address and its phone number. */
  hashes: readonly DocumentReference[];
}

/** Prints the newest and the oldest message, and three between them. */
async function printExamples(ledger: Ledger, found: readonly Found[], settings: Settings): Promise<void> {
  const places = new Set([0, 1, 2, 3, 4].map((n) => Math.round((n * (found.length - 1)) / 4)));
  const rows = Array.from(places, async (place) => {
    const { id, content, receivedAt } = await readMessageById(ledger, found[place]?.id ?? '');
    const name = place === 0 ? 'newest' : place === found.length - 1 ? 'oldest' : 'example';
    const start = getText(content, 'message').replaceAll(/\s+/g, ' ').slice(0, 60);
    const contact = [getText(content, 'name'), getText(content, 'phone')];
    return [name, id, formatLocalTime(receivedAt, settings), ...contact, start];
  });
  printTable(await Promise.all(rows));
}

/** In a commit of its own, because all documents of a commit may have 10 MiB. */
async function deleteMessage({ db, messages, deliveries }: Ledger, { id, hashes }: Found): Promise<void> {
  const batch = db.batch();
  const ref = messages.doc(id);
  // Deleting a photo that does not exist changes nothing.
  for (const each of [ref, ...getPhotoRefs(ref), deliveries.doc(id), ...hashes]) batch.delete(each);
  await batch.commit();
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error('No terminal to ask the question in. Add --count N to delete without it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
