import type { Firestore } from 'firebase-admin/firestore';
import type { ExtraField } from '../contract/extraFields.ts';
import { extraAnswers, extraLine } from '../email/extraLines.ts';
import { polishReader, readingFor } from '../email/reader.ts';
import { oneMessage, stateOf } from './messages.ts';
import { localTime, table } from './table.ts';

/** This tool speaks English, whatever the firm reads. */
const reading = readingFor({ ...polishReader, language: 'en' });

export async function show(db: Firestore, id: string, fields: readonly ExtraField[]) {
  const message = await oneMessage(db, id, fields);
  const { content, extras, delivery } = message;
  table([
    ['Id', message.id],
    ['Received', localTime(message.receivedAt)],
    ['Name', content.name || '(none)'],
    ['Phone', content.phone || '(none)'],
    ['E-mail', content.email ?? '(none)'],
    ['Service', content.service ?? '(none)'],
    ...extraAnswers(fields, extras).map((answer) => {
      const { title, text } = extraLine(answer, reading);
      return [title, text.replaceAll('\n', ' / ')];
    }),
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
