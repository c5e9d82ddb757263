import type { Firestore } from 'firebase-admin/firestore';
import type { Field } from '../contract/extraFields.ts';
import { shortReference } from '../contract/shortReference.ts';
import { fieldLines, textOf } from '../email/fieldLine.ts';
import { polishReader, readingFor } from '../email/reader.ts';
import { countPhotos } from '../deliver/firestoreLedger/photos.ts';
import { oneMessage, stateOf } from './messages.ts';
import { command, localTime, table } from './output.ts';

const reading = readingFor({ ...polishReader, language: 'en' });

export async function show(db: Firestore, id: string, fields: readonly Field[]) {
  const message = await oneMessage(db, id, fields);
  const { content, delivery } = message;
  const [photos = 0] = await countPhotos(db, [db.doc(`contact_messages/${id}`)]);
  table([
    ['Id', message.id],
    ['Reference', shortReference(message.id)],
    ['Received', localTime(message.receivedAt)],
    ...fieldLines(content, fields, reading).map(({ label, text }) => [label, text.replaceAll('\n', ' / ')]),
    ['Photos', photos > 0 ? `${photos} ("${command} export ${id} --photos FOLDER" saves them)` : '0'],
    ['State', stateOf(message)],
    ['Tries', String(delivery?.attempts ?? 0)],
    ['Still missing', delivery?.missing?.join(', ') ?? '(none, or all)'],
    ['Refused', `${delivery?.refusals ?? 0} times`],
    ['Last error', delivery?.lastError ?? '(none)'],
    ['Sent', localTime(delivery?.sentAt ?? null)],
    ['Perhaps sent twice', delivery?.possibleDuplicate ? 'yes' : 'no'],
    ['Notice to the owner', delivery?.notice ?? '(none)'],
    ['Message-ID', delivery?.messageId ?? '(none)'],
    ['Deleted after', localTime(delivery?.expireAt ?? null)],
  ]);
  console.log(`\n${textOf(content, 'message')}`);
}
