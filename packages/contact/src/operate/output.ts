import type { CountryCode } from 'libphonenumber-js/min';
import type { Field } from '../contract/fields.ts';
import {
  createFormats,
  type EmailLanguage,
  type EmailLocale,
  type Formats,
  polishLocale,
} from '../email/locale.ts';

/** The command that runs this tool: the npm script `messages`, or the package's program. */
export const command =
  process.env['npm_lifecycle_event'] === 'messages' ? 'npm run messages --' : 'npx tarcza-messages';

/** An error that is printed without a stack trace. */
export class UsageError extends Error {}

/** What the tool knows of the company: the fields of its form, and the locale of its e-mails. */
export interface Settings {
  fields: readonly Field[];
  locale: EmailLocale;
  formats: Formats;
}

/** Throws a UsageError if language, time zone or country does not exist. */
export function createSettings(
  options: Partial<Record<'language' | 'time-zone' | 'country', string>>,
  fields: readonly Field[],
): Settings {
  const locale = {
    language: (options.language ?? polishLocale.language) as EmailLanguage,
    timeZone: options['time-zone'] ?? polishLocale.timeZone,
    country: (options.country ?? polishLocale.country) as CountryCode,
  };
  try {
    return { fields, locale, formats: createFormats(locale) };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function formatLocalTime(time: number | null, { locale: { timeZone } }: Settings): string {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  return time === null ? '(none)' : new Intl.DateTimeFormat('sv-SE', style).format(time);
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
