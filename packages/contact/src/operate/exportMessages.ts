import type { Firestore } from 'firebase-admin/firestore';
import type { FieldValue, Field } from '../contract/fields.ts';
import { formatCsvLine } from '../contract/formatCsvLine.ts';
import { exportPhotos } from './exportPhotos.ts';
import { readMessages, readMessageById, getState, type TracedMessage } from './messages.ts';
import { formatIsoTime } from './output.ts';

export interface ExportOptions {
  /**
   * Id of a message.
   * @default all messages
   */
  id?: string | undefined;
  /** Whether to print CSV with a column for each field, instead of JSON lines. */
  csv: boolean;
  /** Folder for the photos. The export then contains the file names. */
  photos?: string | undefined;
  fields: readonly Field[];
}

/** Prints messages with all their values. Saves their photos. */
export async function exportMessages(db: Firestore, { id: only, csv, photos, fields }: ExportOptions) {
  const names = fields.map(({ name }) => name);
  const columns = ['id', 'receivedAt', 'state', ...names, ...(photos === undefined ? [] : ['photos'])];
  // Spreadsheets recognize UTF-8 by a byte order mark.
  if (csv) process.stdout.write(`\uFEFF${formatCsvLine(columns)}`);
  const undeclared = new Set<string>();
  for await (const message of selectMessages(db, only, fields)) {
    const { id, content } = message;
    const record: Record<string, FieldValue> = {
      id,
      receivedAt: formatIsoTime(message.receivedAt),
      state: getState(message),
      ...content,
      ...(photos !== undefined && { photos: (await exportPhotos(db, id, photos)).join(', ') || null }),
    };
    for (const name of Object.keys(content)) if (!names.includes(name)) undeclared.add(name);
    process.stdout.write(
      csv ? formatCsvLine(columns.map((column) => toCell(record[column]))) : `${JSON.stringify(record)}\n`,
    );
  }
  if (csv && undeclared.size > 0) {
    console.error(
      `There is no column for ${[...undeclared].join(', ')}. Name the form's declaration with --fields, or export without --csv.`,
    );
  }
}

async function* selectMessages(
  db: Firestore,
  id: string | undefined,
  fields: readonly Field[],
): AsyncGenerator<TracedMessage> {
  if (id === undefined) yield* readMessages(db, fields);
  else yield await readMessageById(db, id, fields);
}

function toCell(value: FieldValue | undefined): string | null {
  return typeof value === 'boolean' ? (value ? 'tak' : 'nie') : (value ?? null);
}
