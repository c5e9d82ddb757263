import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldValue } from '../contract/fields.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readPhotos } from '../deliver/firestoreLedger/photos.ts';
import { cleanJpeg } from '../contract/cleanJpeg.ts';
import { findMessages, hasCriterion } from './criteria.ts';
import { getState, type TracedMessage } from './messages.ts';
import type { Options } from './options.ts';
import { formatLocalTime, type Settings, UsageError } from './output.ts';

/** Prints one message, or all that match the criteria, with all their values. Saves their photos. */
export async function exportMessages(
  ledger: Ledger,
  id: string | undefined,
  options: Options,
  settings: Settings,
): Promise<void> {
  const { csv, photos: folder } = options;
  if (id !== undefined && hasCriterion(options))
    throw new UsageError('export takes an ID or criteria, not both.');
  const read = () => findMessages(ledger, id, options, settings);
  const names = new Set(ledger.fields.map(({ name }) => name));
  // Also the fields that the form no longer has, while messages with them are stored.
  if (csv) for await (const { content } of read()) for (const name of Object.keys(content)) names.add(name);
  const columns = [
    'id',
    'reference',
    'receivedAt',
    'state',
    ...names,
    ...(folder === undefined ? [] : ['photos']),
  ];
  // Spreadsheets recognize UTF-8 by a byte order mark.
  if (csv) await print(`\uFEFF${settings.formats.csvLine(columns)}`);
  let count = 0;
  for await (const message of read()) {
    count++;
    const photos = folder === undefined ? undefined : await exportPhotos(ledger, message.id, folder);
    const record = createRecord(message, photos, csv ? settings : undefined);
    await print(
      csv
        ? settings.formats.csvLine(columns.map((column) => toCell(record.get(column), settings)))
        : `${JSON.stringify(Object.fromEntries(record))}\n`,
    );
  }
  console.error(`Exported ${count} message(s).`);
}

/** Prints a text. Waits for a slow reader, so that the texts are not in memory. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Returns the columns of a message by name. With `settings`, its time is local, else ISO 8601. */
function createRecord(
  message: TracedMessage,
  photos: readonly string[] | undefined,
  settings: Settings | undefined,
): Map<string, FieldValue> {
  const { id, receivedAt, content } = message;
  const time = receivedAt === null ? null : new Date(receivedAt).toISOString();
  const own: [string, FieldValue][] = [
    ['id', id],
    ['reference', getShortReference(id)],
    ['receivedAt', settings && time ? formatLocalTime(receivedAt, settings) : time],
    ['state', getState(message)],
    ...(photos ? [['photos', photos.join(', ') || null] as [string, FieldValue]] : []),
  ];
  // No value of the message replaces one of these.
  return new Map([...own, ...Object.entries(content), ...own]);
}

function toCell(value: FieldValue | undefined, { formats: { labels } }: Settings): string | null {
  return typeof value === 'boolean' ? (value ? labels.yes : labels.no) : (value ?? null);
}

/** Saves the photos of a message as files in a folder. Returns their names. */
async function exportPhotos({ db, messages }: Ledger, id: string, folder: string): Promise<string[]> {
  const photos = await readPhotos(db, messages.doc(id));
  return photos.flatMap(({ number, bytes }) => {
    if (!bytes) {
      console.error(`Photo ${number} of ${id} is empty. It was not saved.`);
      return [];
    }
    const image = cleanJpeg(bytes);
    // Other files get an extension that opens no program.
    const name = `${id.replace(/[^\w-]/g, '_')}-${number}.${image ? 'jpg' : 'bin'}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), image ?? bytes, { mode: 0o600 });
    return [name];
  });
}
