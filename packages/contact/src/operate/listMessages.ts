import type { Firestore } from 'firebase-admin/firestore';
import { getShortReference } from '../contract/getShortReference.ts';
import { getText } from '../email/fieldLines.ts';
import { type Filter, createFilter } from './filter.ts';
import { readMessages, getState, type TracedMessage } from './messages.ts';
import { formatLocalTime, UsageError, printTable } from './output.ts';

export async function listMessages(db: Firestore, filter: Filter, limit: number) {
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a whole number above 0.');
  const matches = await createFilter(db, filter);
  const found: TracedMessage[] = [];
  for await (const message of readMessages(db)) {
    if (matches(message)) found.push(message);
    if (found.length === limit) break;
  }
  if (found.length === 0) {
    console.log('No messages.');
    return;
  }
  printTable([
    ['ID', 'REFERENCE', 'RECEIVED', 'STATE', 'TRIES', 'LAST ERROR', 'NAME', 'PHONE'],
    ...found.map((message) => [
      message.id,
      getShortReference(message.id),
      formatLocalTime(message.receivedAt),
      `${getState(message)}${message.delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
      String(message.delivery?.attempts ?? 0),
      message.delivery?.lastError ?? '',
      getText(message.content, 'name'),
      getText(message.content, 'phone'),
    ]),
  ]);
}
