import type { Firestore } from 'firebase-admin/firestore';
import type { Field } from '../contract/fields.ts';
import { createFormats, type EmailLocale, polishLocale } from '../email/locale.ts';

/** The command that runs this tool: the npm script `messages`, or the package's program. */
export const command =
  process.env['npm_lifecycle_event'] === 'messages' ? 'npm run messages --' : 'npx tarcza-messages';

/** An error that is printed without a stack trace. */
export class UsageError extends Error {}

/** What the tool knows of the company: the fields of its form, and the locale of its e-mails. */
export type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Reads the locale that the last sweep has stored. It is Polish before the first sweep. */
export async function readSettings(db: Firestore, fields: readonly Field[]) {
  const sweep = await db.doc('contact_state/sweep').get();
  const locale = (sweep.get('locale') as EmailLocale | undefined) ?? polishLocale;
  const { timeZone } = locale;
  const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return { fields, locale, localTime, formats: createFormats(locale) };
}

export function formatLocalTime(time: number | null, { localTime }: Settings): string {
  return time === null ? '(none)' : localTime.format(time);
}

export function printTable(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
