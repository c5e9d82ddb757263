import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { createFormats, type EmailLocale, polishLocale } from '../email/locale.ts';

const { npm_lifecycle_event: script = 'npx' } = process.env;

/** The command that runs this tool: an npm script, or the package's program. */
export const command = script === 'npx' ? 'npx tarcza-messages' : `npm run ${script} --`;

/** The language and the country of the company's e-mails. */
export type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Reads the locale that the last sweep has stored. It is Polish before the first sweep. */
export async function readSettings({ sweepRef }: Ledger) {
  const stored = (await sweepRef.get()).get('locale') as EmailLocale | undefined;
  const locale = stored ?? polishLocale;
  return { locale, formats: createFormats(locale) };
}

export function formatLocalTime(time: number | null, { formats }: Settings): string {
  return time === null ? '(none)' : formats.localTime(time);
}

export function printTable(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
}
