import type { Firestore } from 'firebase-admin/firestore';
import type { ExtraValue, Field } from '../contract/extraFields.ts';
import { exportPhotos } from './exportPhotos.ts';
import { allMessages, oneMessage, stateOf, type TracedMessage } from './messages.ts';
import { isoTime } from './output.ts';

export interface ExportOptions {
  /** One message; without it all. */
  id?: string | undefined;
  /** As a spreadsheet with a column for each field of the declaration. */
  csv: boolean;
  /** A folder for the photos. The export then names the files. */
  photos?: string | undefined;
  fields: readonly Field[];
}

/** Prints messages with all that they hold, and saves their photos. */
export async function exportAll(db: Firestore, { id: only, csv, photos, fields }: ExportOptions) {
  const names = fields.map(({ name }) => name);
  const columns = ['id', 'receivedAt', 'state', ...names, ...(photos === undefined ? [] : ['photos'])];
  // By a byte order mark, spreadsheets recognize UTF-8.
  if (csv) process.stdout.write(`\uFEFF${csvLine(columns)}`);
  const without = new Set<string>();
  for await (const message of chosen(db, only, fields)) {
    const { id, content } = message;
    const whole: Record<string, ExtraValue> = {
      id,
      receivedAt: isoTime(message.receivedAt),
      state: stateOf(message),
      ...content,
      ...(photos !== undefined && { photos: (await exportPhotos(db, id, photos)).join(', ') || null }),
    };
    for (const name of Object.keys(content)) if (!names.includes(name)) without.add(name);
    process.stdout.write(
      csv ? csvLine(columns.map((column) => cellOf(whole[column]))) : `${JSON.stringify(whole)}\n`,
    );
  }
  if (csv && without.size > 0) {
    console.error(
      `There is no column for ${[...without].join(', ')}. Name the form's declaration with --fields, or export without --csv.`,
    );
  }
}

async function* chosen(
  db: Firestore,
  id: string | undefined,
  fields: readonly Field[],
): AsyncGenerator<TracedMessage> {
  if (id === undefined) yield* allMessages(db, fields);
  else yield await oneMessage(db, id, fields);
}

function cellOf(value: ExtraValue | undefined): string | null {
  return typeof value === 'boolean' ? (value ? 'tak' : 'nie') : (value ?? null);
}

const formulaStart = /(?<=^|[,;"'\t\r\n\v\f\u0085\u2028\u2029])(?=\s*[=+\-@|%＝＋－＠])/gu;

/**
 * Returns a line for a spreadsheet, separated by semicolons as Polish ones expect. An apostrophe stands before each sign
 * that begins a formula, at the start of the cell and after what another program takes for the start of one.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  const cell = (value: string | null) => {
    const text = value ?? '';
    return `"${text.replace(formulaStart, "$&'").replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(';')}\r\n`;
}
