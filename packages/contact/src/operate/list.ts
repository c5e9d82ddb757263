import type { Firestore } from 'firebase-admin/firestore';
import { shortReference } from '../contract/shortReference.ts';
import { textOf } from '../email/fieldLine.ts';
import { groupKey } from '../email/messageGroups.ts';
import { allMessages, oneMessage, stateOf, type TracedMessage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { localTime, table } from './table.ts';

export interface ListOptions {
  state?: string | undefined;
  /** Id of a message: only messages with the same text, as a digest groups them. */
  like?: string | undefined;
  limit: number;
}

export async function list(db: Firestore, { state, like, limit }: ListOptions) {
  const states = ['new', 'sending', 'retry', 'held', 'parked', 'sent'];
  if (state && !states.includes(state))
    throw new Refusal(`--state is one of ${states.join(', ')}, not "${state}".`);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit is a whole number above 0.');

  const key = like === undefined ? null : groupKey((await oneMessage(db, like)).content);
  const found: TracedMessage[] = [];
  for await (const message of allMessages(db)) {
    if (state && stateOf(message) !== state) continue;
    if (key !== null && groupKey(message.content) !== key) continue;
    found.push(message);
    if (found.length === limit) break;
  }
  if (found.length === 0) {
    console.log(state ? `No message is in state "${state}".` : 'No messages.');
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
