import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FieldValue } from '../contract/values.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { cleanJpeg } from '../email/cleanJpeg.ts';
import { findMessages } from './criteria.ts';
import type { Options } from './options.ts';
import { formatLocalTime, type Settings } from './output.ts';

/** Prints one message, or all that match the criteria, as CSV with all their values. Saves their photos. */
export async function exportMessages(
  ledger: Ledger,
  given: string | undefined,
  options: Options,
  settings: Settings,
): Promise<void> {
  const { photos: folder } = options;
  const read = () => findMessages(ledger, given, options, settings);
  const names = new Set(ledger.fields.map(({ name }) => name));
  // Also the fields that the form no longer has, while messages with them are stored.
  for await (const { content } of read()) for (const name of Object.keys(content)) names.add(name);
  const header = ['id', 'reference', 'receivedAt', 'state', ...names];
  if (folder !== undefined) header.push('photos');
  let count = 0;
  async function* renderLines() {
    // Spreadsheets recognize UTF-8 by a byte order mark.
    yield `\uFEFF${settings.formats.csvLine(header)}`;
    for await (const message of read()) {
      count++;
      const { id, content, receivedAt } = message;
      const about = [id, getShortReference(id), formatLocalTime(receivedAt, settings), message.state];
      const values = Array.from(names, (name) => toCell(content[name], settings));
      const files = folder === undefined ? [] : [(await exportPhotos(ledger, id, folder)).join(', ')];
      yield settings.formats.csvLine([...about, ...values, ...files]);
    }
  }
  await pipeline(renderLines, process.stdout, { end: false });
  console.error(`Exported ${count} message(s).`);
}

function toCell(value: FieldValue | undefined, { formats: { labels } }: Settings): string {
  return typeof value === 'boolean' ? (value ? labels.yes : labels.no) : (value ?? '');
}

/** Saves the photos of a message as files in a folder. Returns their names. */
async function exportPhotos(ledger: Ledger, id: string, folder: string): Promise<string[]> {
  const photos = await ledger.readPhotos(id);
  return photos.map(({ number, bytes }) => {
    const image = cleanJpeg(bytes);
    // Other files get an extension that opens no program.
    const name = `${id.replace(/[^\w-]/g, '_')}-${number}.${image ? 'jpg' : 'bin'}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), image ?? bytes, { mode: 0o600 });
    return name;
  });
}
