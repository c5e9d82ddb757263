import type { Firestore } from 'firebase-admin/firestore';
import { allMessages, stateOf } from './messages.ts';
import { isoTime } from './table.ts';

export async function exportAll(db: Firestore, csv: boolean) {
  const columns = ['id', 'receivedAt', 'state', 'name', 'email', 'phone', 'service', 'message'];
  // The mark at the start tells spreadsheets that the file is UTF-8.
  if (csv) process.stdout.write(`\uFEFF${csvLine(columns)}`);
  for await (const message of allMessages(db)) {
    const { name, email, phone, service, message: text } = message.content;
    const row = {
      id: message.id,
      receivedAt: isoTime(message.receivedAt),
      state: stateOf(message),
    };
    const whole = { ...row, name, email, phone, service, message: text };
    process.stdout.write(csv ? csvLine(Object.values(whole)) : `${JSON.stringify(whole)}\n`);
  }
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
