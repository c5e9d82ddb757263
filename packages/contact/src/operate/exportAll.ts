import type { Firestore } from 'firebase-admin/firestore';
import type { ExtraField, ExtraValue } from '../contract/extraFields.ts';
import { allMessages, stateOf } from './messages.ts';
import { isoTime } from './table.ts';

/** Prints every message with all that it holds; as a spreadsheet with a column for each field of the declaration. */
export async function exportAll(db: Firestore, csv: boolean, fields: readonly ExtraField[]) {
  const names = fields.map(({ name }) => name);
  const columns = ['id', 'receivedAt', 'state', 'name', 'email', 'phone', 'service', 'message', ...names];
  // The mark at the start tells spreadsheets that the file is UTF-8.
  if (csv) process.stdout.write(`\uFEFF${csvLine(columns)}`);
  const without = new Set<string>();
  for await (const message of allMessages(db, fields)) {
    const { id, content, extras } = message;
    const whole: Record<string, ExtraValue> = {
      id,
      receivedAt: isoTime(message.receivedAt),
      state: stateOf(message),
      ...content,
      ...extras,
    };
    for (const name of Object.keys(extras)) if (!names.includes(name)) without.add(name);
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

function cellOf(value: ExtraValue | undefined): string | null {
  return typeof value === 'boolean' ? (value ? 'tak' : 'nie') : (value ?? null);
}

/**
 * A line for a spreadsheet, separated by semicolons as Polish ones expect. A cell that begins like a formula gets an
 * apostrophe in front, or a message could run commands on the machine of whoever opens the file.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  const cell = (value: string | null) => {
    const text = value ?? '';
    const harmless = /^[\s]*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(';')}\r\n`;
}
