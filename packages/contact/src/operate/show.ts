import type { Firestore } from 'firebase-admin/firestore';
import type { ExtraField } from '../contract/extraFields.ts';
import { extraLines } from '../email/extraLines.ts';
import { oneMessage, stateOf } from './messages.ts';
import { localTime, table } from './table.ts';

export async function show(db: Firestore, id: string, fields: readonly ExtraField[]) {
  const message = await oneMessage(db, id, fields);
  const { content, extras, delivery } = message;
  table([
    ['Id', message.id],
    ['Received', localTime(message.receivedAt)],
    ['Name', content.name],
    ['Phone', content.phone],
    ['E-mail', content.email ?? '(none)'],
    ['Service', content.service ?? '(none)'],
    ...extraLines(fields, extras).map(({ title, text }) => [title, text.replaceAll('\n', ' / ')]),
    ['State', stateOf(message)],
    ['Tries', String(delivery?.attempts ?? 0)],
    ['Still missing', delivery?.missing?.join(', ') ?? '(nobody, or all)'],
    ['Refused', `${delivery?.refusals ?? 0} times`],
    ['Last error', delivery?.lastError ?? '(none)'],
    ['Sent', localTime(delivery?.sentAt ?? null)],
    ['Perhaps sent twice', delivery?.possibleDuplicate ? 'yes' : 'no'],
    ['Message-ID', delivery?.messageId ?? '(none)'],
    ['Deleted after', localTime(delivery?.expireAt ?? null)],
  ]);
  console.log(`\n${content.message}`);
}
