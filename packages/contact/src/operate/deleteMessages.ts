import { createInterface } from 'node:readline/promises';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { getConfirmationRef } from '../deliver/firestoreLedger/store.ts';
import { getText } from '../email/fieldLines.ts';
import { getReplyAddress } from '../email/renderContactEmail.ts';
import { findMessages, hasCriterion, hasSelection } from './criteria.ts';
import { Belongings, countPhotos, type TracedMessage } from './messages.ts';
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
  const found: Found[] = [];
  const belongings = new Belongings();
  for await (const { message, photos } of countPhotos(db, findMessages(db, id, options, settings))) {
    found.push(summarize(message, photos, settings));
    belongings.add(message, photos);
  }
  if (expected !== undefined && expected !== found.length)
    throw new UsageError(`${found.length} message(s) match, not ${expected}, so nothing was deleted.`);
  if (found.length === 0) {
    console.log('No message matches, so nothing was deleted.');
    return;
  }
  console.log(`${belongings} match in project ${options.project}:`);
  printExamples(found);
  if (!yes && !(await confirm(`Delete ${found.length} message(s) for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  await deleteAll(db, found);
  console.log(
    `Deleted ${belongings} from project ${options.project} on ${formatLocalTime(Date.now(), settings)}. ` +
      "Their e-mails are still in the company's mailbox: delete them there.",
  );
}

/** What is kept of a message until it is deleted. */
interface Found {
  id: string;
  hasPhotos: boolean;
  address: string | null;
  example: readonly string[];
}

function summarize({ id, content, receivedAt }: TracedMessage, photos: number, settings: Settings): Found {
  return {
    id,
    hasPhotos: photos > 0,
    address: getReplyAddress({ content, fields: settings.fields }),
    example: [
      id,
      formatLocalTime(receivedAt, settings),
      getText(content, 'name'),
      getText(content, 'phone'),
      getText(content, 'message').replaceAll(/\s+/g, ' ').slice(0, 60),
    ],
  };
}

/** Prints the newest and the oldest message, and three between them. */
function printExamples(found: readonly Found[]): void {
  const middle = found.slice(1, -1);
  const examples = [0, 1, 2].map((n) => middle[Math.floor((n * middle.length) / 3)]);
  const shown = new Set([found[0], ...examples, found.at(-1)].filter((message) => message !== undefined));
  printTable(
    [...shown].map((message) => [
      message === found[0] ? 'newest' : message === found.at(-1) ? 'oldest' : 'example',
      ...message.example,
    ]),
  );
}

/** Number of messages that are deleted together. A message has at most a few photos, and a batch 500 writes. */
const batchSize = 50;

/** Deletes the messages in batches. Ctrl-C ends it after a batch, with the number of deleted messages. */
async function deleteAll(db: Firestore, messages: readonly Found[]): Promise<void> {
  let deleted = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  try {
    while (deleted < messages.length && !isStopped) {
      const some = messages.slice(deleted, deleted + batchSize);
      await deleteTogether(db, some);
      deleted += some.length;
      if (deleted % (batchSize * 60) === 0) console.error(`… ${deleted} of ${messages.length} deleted`);
    }
    if (deleted < messages.length) throw new UsageError('Interrupted.');
  } catch (error) {
    console.error(`Stopped after ${deleted} of ${messages.length} messages. Run the command again.`);
    throw error;
  } finally {
    process.off('SIGINT', stop);
  }
}

async function deleteTogether(db: Firestore, messages: readonly Found[]): Promise<void> {
  const refs = messages.map(({ id }) => db.doc(`contact_messages/${id}`));
  const photos = await Promise.all(
    refs.map(async (ref, index) => (messages[index]?.hasPhotos ? listPhotos(ref) : [])),
  );
  const batch = db.batch();
  for (const [index, ref] of refs.entries()) {
    const { id, address } = messages[index] ?? {};
    for (const photo of photos[index] ?? []) batch.delete(photo);
    batch.delete(ref).delete(db.doc(`contact_deliveries/${id}`));
    if (address) batch.delete(getConfirmationRef(db, address));
  }
  await batch.commit();
}

const listPhotos = (message: DocumentReference) => message.collection('photos').listDocuments();

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('No terminal to ask the question in. Add --yes --count N to delete without it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
