import { getShortReference } from '../contract/getShortReference.ts';
import type { MessageState } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { findPhotos } from '../deliver/firestoreLedger/photos.ts';
import { renderFieldLines, getText } from '../email/fieldLines.ts';
import { createFormats } from '../email/locale.ts';
import { findMessages } from './criteria.ts';
import { explainUnsent, readMessageById, readPause, type TracedMessage } from './messages.ts';
import { type Options, readCount } from './options.ts';
import { formatLocalTime, printTable, type Settings } from './output.ts';

export async function listMessages(ledger: Ledger, options: Options, settings: Settings) {
  const limit = readCount('limit', options.limit ?? (options.like ? '5000' : '50'));
  const rows = [['ID', 'REFERENCE', 'RECEIVED', 'STATE', 'TRIES', 'WHY', 'NEXT TRY', 'NAME', 'PHONE']];
  const pausedUntil = await readPause(ledger);
  for await (const message of findMessages(ledger, undefined, options, settings)) {
    rows.push(createRow(message, pausedUntil, settings));
    if (rows.length > limit + 1) break;
  }
  if (rows.length === 1) return console.log('No messages.');
  printTable(rows.slice(0, limit + 1));
  if (rows.length > limit + 1) console.log(`These are the newest ${limit}. --limit N prints more.`);
}

function createRow(message: TracedMessage, pausedUntil: number, settings: Settings): string[] {
  const { id, content, receivedAt, delivery, state } = message;
  const { why, until } = explainUnsent(message, pausedUntil);
  return [
    id,
    getShortReference(id),
    formatLocalTime(receivedAt, settings),
    `${state}${delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
    String(delivery?.attempts ?? 0),
    why,
    formatNextTry(state, until, settings),
    getText(content, 'name'),
    getText(content, 'phone'),
  ];
}

function formatNextTry(state: MessageState, until: number | null, settings: Settings): string {
  if (until !== null) return formatLocalTime(until, settings);
  return state === 'unsent' ? 'next sweep' : '';
}

export async function showMessage(ledger: Ledger, id: string, settings: Settings) {
  // The tool is in English.
  const reading = createFormats({ ...settings.locale, language: 'en' });
  const message = await readMessageById(ledger, id);
  const { content, delivery } = message;
  const { why, until } = explainUnsent(message, await readPause(ledger));
  const photos = (await findPhotos(ledger.db, [ledger.messages.doc(id)])).flat().length;
  printTable([
    ['Id', message.id],
    ['Reference', getShortReference(message.id)],
    ['Received', formatLocalTime(message.receivedAt, settings)],
    ...renderFieldLines(content, ledger.fields, reading).map(({ label, text }) => [
      label,
      text.replaceAll('\n', ' / '),
    ]),
    ['Photos', photos > 0 ? `${photos} ("export ${id} --photos FOLDER" saves them)` : '0'],
    ['State', message.state],
    ['Why', why || '(none)'],
    ['Next try', formatNextTry(message.state, until, settings) || '(none)'],
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
