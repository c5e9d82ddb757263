import type { Firestore } from 'firebase-admin/firestore';
import { getShortReference } from '../contract/getShortReference.ts';
import { findPhotos } from '../deliver/firestoreLedger/photos.ts';
import { renderFieldLines, getText } from '../email/fieldLines.ts';
import { createFormats } from '../email/locale.ts';
import { createFilter } from './criteria.ts';
import { readMessageById, readMessages, getState, type TracedMessage } from './messages.ts';
import { type Options, readCount } from './options.ts';
import { command, formatLocalTime, printTable, type Settings } from './output.ts';

export async function listMessages(db: Firestore, options: Options, settings: Settings) {
  const limit = readCount('limit', options.limit ?? (options.like ? '5000' : '50'));
  const matches = await createFilter(db, options, settings);
  const found: TracedMessage[] = [];
  for await (const message of readMessages(db, { fields: settings.fields })) {
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

export async function showMessage(db: Firestore, id: string, settings: Settings) {
  const { fields, locale } = settings;
  // The tool is in English.
  const reading = createFormats({ ...locale, language: 'en' });
  const message = await readMessageById(db, id, fields);
  const { content, delivery } = message;
  const photos = (await findPhotos(db, [db.doc(`contact_messages/${id}`)])).flat().length;
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
    ['E-mail has', delivery?.level ?? 'whole'],
    ['Last error', delivery?.lastError ?? '(none)'],
    ['Sent', formatLocalTime(delivery?.sentAt ?? null, settings)],
    ['Perhaps sent twice', delivery?.possibleDuplicate ? 'yes' : 'no'],
    ['Message-ID', delivery?.messageId ?? '(none)'],
    ['Deleted after', formatLocalTime(delivery?.expireAt ?? null, settings)],
  ]);
  console.log(`\n${getText(content, 'message')}`);
}
