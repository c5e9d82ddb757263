import type { Firestore } from 'firebase-admin/firestore';
import { shortReference } from '../contract/shortReference.ts';
import { textOf } from '../email/fieldLine.ts';
import { type Filter, filterOf } from './filter.ts';
import { allMessages, stateOf, type TracedMessage } from './messages.ts';
import { localTime, Refusal, table } from './output.ts';

export async function list(db: Firestore, filter: Filter, limit: number) {
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit is a whole number above 0.');
  const fits = await filterOf(db, filter);
  const found: TracedMessage[] = [];
  for await (const message of allMessages(db)) {
    if (fits(message)) found.push(message);
    if (found.length === limit) break;
  }
  if (found.length === 0) {
    console.log('No messages.');
    return;
  }
  table([
    ['ID', 'REFERENCE', 'RECEIVED', 'STATE', 'TRIES', 'LAST ERROR', 'NAME', 'PHONE'],
    ...found.map((message) => [
      message.id,
      shortReference(message.id),
      localTime(message.receivedAt),
      `${stateOf(message)}${message.delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
      String(message.delivery?.attempts ?? 0),
      message.delivery?.lastError ?? '',
      textOf(message.content, 'name'),
      textOf(message.content, 'phone'),
    ]),
  ]);
}
