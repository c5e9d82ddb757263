import type { Firestore } from 'firebase-admin/firestore';
import { getShortReference } from '../contract/getShortReference.ts';
import { getText } from '../email/fieldLines.ts';
import { createFilter } from './criteria.ts';
import { readMessages, getState, type TracedMessage } from './messages.ts';
import { type Options, readCount } from './options.ts';
import { formatLocalTime, printTable, type Settings } from './output.ts';

export async function listMessages(db: Firestore, options: Options, settings: Settings) {
  const limit = readCount('limit', options.limit ?? (options.like ? '5000' : '50'));
  const matches = await createFilter(db, options, settings);
  const found: TracedMessage[] = [];
  for await (const message of readMessages(db, settings.fields)) {
    if (matches(message)) found.push(message);
    if (found.length > limit) break;
  }
  if (found.length === 0) {
    console.log('No messages.');
    return;
  }
  printTable([
    ['ID', 'REFERENCE', 'RECEIVED', 'STATE', 'TRIES', 'LAST ERROR', 'NAME', 'PHONE'],
    ...found
      .slice(0, limit)
      .map((message) => [
        message.id,
        getShortReference(message.id),
        formatLocalTime(message.receivedAt, settings),
        `${getState(message)}${message.delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
        String(message.delivery?.attempts ?? 0),
        message.delivery?.lastError ?? '',
        getText(message.content, 'name'),
        getText(message.content, 'phone'),
      ]),
  ]);
  if (found.length > limit) console.log(`These are the newest ${limit}. --limit N prints more.`);
}
