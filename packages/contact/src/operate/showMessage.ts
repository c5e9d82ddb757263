import type { Firestore } from 'firebase-admin/firestore';
import { getShortReference } from '../contract/getShortReference.ts';
import { renderFieldLines, getText } from '../email/fieldLines.ts';
import { createFormats } from '../email/locale.ts';
import { countPhotos } from '../deliver/firestoreLedger/photos.ts';
import { readMessageById, getState } from './messages.ts';
import { command, formatLocalTime, printTable, type Settings } from './output.ts';

export async function showMessage(db: Firestore, id: string, settings: Settings) {
  const { fields, locale } = settings;
  // The tool is in English.
  const reading = createFormats({ ...locale, language: 'en' });
  const message = await readMessageById(db, id, fields);
  const { content, delivery } = message;
  const [photos = 0] = await countPhotos(db, [db.doc(`contact_messages/${id}`)]);
  printTable([
    ['Id', message.id],
    ['Reference', getShortReference(message.id)],
    ['Received', formatLocalTime(message.receivedAt, settings)],
    ...renderFieldLines(content, fields, reading).map(({ label, text }) => [
      label,
      text.replaceAll('\n', ' / '),
    ]),
    ['Photos', photos > 0 ? `${photos} ("${command} export ${id} --photos FOLDER" saves them)` : '0'],
    ['State', getState(message)],
    ['Tries', String(delivery?.attempts ?? 0)],
    ['Still missing', delivery?.missing?.join(', ') ?? '(none, or all)'],
    ['Text refused', delivery?.withoutText ? 'yes' : 'no'],
    ['Last error', delivery?.lastError ?? '(none)'],
    ['Sent', formatLocalTime(delivery?.sentAt ?? null, settings)],
    ['Perhaps sent twice', delivery?.possibleDuplicate ? 'yes' : 'no'],
    ['Notice to the owner', delivery?.notice ?? '(none)'],
    ['Message-ID', delivery?.messageId ?? '(none)'],
    ['Deleted after', formatLocalTime(delivery?.expireAt ?? null, settings)],
  ]);
  console.log(`\n${getText(content, 'message')}`);
}
