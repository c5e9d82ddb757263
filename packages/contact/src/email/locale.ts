import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { fillTemplate } from '../contract/fillTemplate.ts';
import { formatCsvLine } from './formatCsvLine.ts';
import { cs } from './languages/cs.ts';
import { de } from './languages/de.ts';
import type { EmailLabels } from './languages/emailLabels.ts';
import { en } from './languages/en.ts';
import { pl } from './languages/pl.ts';
import { uk } from './languages/uk.ts';

export const emailLanguages = { pl, en, de, cs, uk } as const satisfies Record<string, EmailLabels>;

export type EmailLanguage = keyof typeof emailLanguages;

/** Language, time zone and country of the e-mails' reader. */
export interface EmailLocale {
  /** Code of an included language, or custom labels. */
  language: EmailLanguage | EmailLabels;
  /** Time zone of the times in e-mails, such as `Europe/Prague`. */
  timeZone: string;
  /** Country of phone numbers without a prefix, such as `CZ`. */
  country: CountryCode;
}

export const polishLocale: EmailLocale = { language: 'pl', timeZone: 'Europe/Warsaw', country: 'PL' };

export type Formats = ReturnType<typeof createNewFormats>;

const created = new WeakMap<EmailLocale, Formats>();

/** Returns the labels and formats of a locale. Throws an Error for an unknown language, time zone or country. */
export function createFormats(locale: EmailLocale = polishLocale): Formats {
  // Formats of dates take a millisecond to create.
  const formats = created.get(locale) ?? createNewFormats(locale);
  created.set(locale, formats);
  return formats;
}

function createNewFormats({ language, timeZone, country }: EmailLocale) {
  const labels = getLabels(language);
  if (!isSupportedCountry(country))
    throw new Error(
      `The country "${String(country)}" of the locale is not known. Write two letters, such as CZ.`,
    );
  const { lang } = labels;
  const time = new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const short = { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shortTime = new Intl.DateTimeFormat(lang, { timeZone, ...short });
  const day = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'long' });
  const plural = new Intl.PluralRules(lang);
  const separator = getSeparator(country);
  return {
    labels,
    country,
    /** Formats a time in ms since 1970, in the locale's time zone. */
    time: (moment: number) => time.format(moment),
    /** The same without year, in digits. */
    shortTime: (moment: number) => shortTime.format(moment),
    /** The same as `2026-11-20 14:05:09`, which spreadsheets read as a time. */
    localTime: (moment: number) => localTime.format(moment),
    /** Formats a day such as `2026-11-20`. */
    day: (text: string) => day.format(new Date(text)),
    csvLine: (cells: readonly string[]) => formatCsvLine(cells, separator),
    /** Formats a number of messages, such as `3 messages`. */
    messages: (n: number) => fillTemplate(labels.messages[plural.select(n)] ?? labels.messages.other, { n }),
  };
}

/** Returns the separator of cells in a country's spreadsheets: `,` if its decimal separator is `.`, except in Switzerland. */
function getSeparator(country: CountryCode): string {
  const { baseName } = new Intl.Locale(`und-${country}`).maximize();
  const hasPoint = new Intl.NumberFormat(baseName).format(0.5).includes('.');
  return hasPoint && country !== 'CH' && country !== 'LI' ? ',' : ';';
}

/** Returns the labels of an included language. */
export const findLabels = (language: string): EmailLabels | undefined =>
  Object.hasOwn(emailLanguages, language) ? emailLanguages[language as EmailLanguage] : undefined;

function getLabels(language: string | EmailLabels): EmailLabels {
  if (typeof language !== 'string') return language;
  const labels = findLabels(language);
  if (labels) return labels;
  throw new Error(
    `There are no e-mails in "${language}". The languages are ${Object.keys(emailLanguages).join(', ')}; or pass an object with your own labels.`,
  );
}
