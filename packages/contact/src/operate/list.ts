import type { Firestore } from 'firebase-admin/firestore';
import { allMessages, stateOf, type TracedMessage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { localTime, table } from './table.ts';

export async function list(db: Firestore, state: string | undefined, limit: number) {
  const states = ['new', 'sending', 'retry', 'held', 'parked', 'sent'];
  if (state && !states.includes(state))
    throw new Refusal(`--state is one of ${states.join(', ')}, not "${state}".`);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit is a whole number above 0.');

  const found: TracedMessage[] = [];
  for await (const message of allMessages(db)) {
    if (state && stateOf(message) !== state) continue;
    found.push(message);
    if (found.length === limit) break;
  }
  if (found.length === 0) {
    console.log(state ? `No message is in state "${state}".` : 'No messages.');
    return;
  }
  table([
    ['ID', 'RECEIVED', 'STATE', 'TRIES', 'LAST ERROR', 'NAME', 'PHONE'],
    ...found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      `${stateOf(message)}${message.delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
      String(message.delivery?.attempts ?? 0),
      message.delivery?.lastError ?? '',
      message.content.name,
      message.content.phone,
    ]),
  ]);
}
