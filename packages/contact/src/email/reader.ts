import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { cs } from './languages/cs.ts';
import { de } from './languages/de.ts';
import type { EmailWords } from './languages/emailWords.ts';
import { en } from './languages/en.ts';
import { pl } from './languages/pl.ts';
import { uk } from './languages/uk.ts';

/** The languages that the e-mails can be written in without words of your own. */
export const emailLanguages = { pl, en, de, cs, uk } as const satisfies Record<string, EmailWords>;

export type EmailLanguage = keyof typeof emailLanguages;

/** The reader of the e-mails. */
export interface Reader {
  /** One that comes with the package, or words of your own. */
  language: EmailLanguage | EmailWords;
  /** Time zone of the times in e-mails, such as `Europe/Prague`. */
  timeZone: string;
  /** Country of phone numbers without a prefix, such as `CZ`. */
  country: CountryCode;
}

export const polishReader: Reader = { language: 'pl', timeZone: 'Europe/Warsaw', country: 'PL' };

/** The reader's words and formats. */
export interface Reading {
  words: EmailWords;
  country: CountryCode;
  /** Formats a time in milliseconds, in the reader's time zone. */
  time: (moment: number) => string;
  /** Formats a day such as `2026-11-20`. */
  day: (day: string) => string;
  /** `3 messages`. */
  messages: (count: number) => string;
}

/**
 * Returns the words and formats of a reader.
 *
 * @throws if the language, the time zone or the country does not exist.
 */
export function readingFor({ language, timeZone, country }: Reader = polishReader): Reading {
  const words = wordsOf(language);
  checkCountry(country);
  const { lang } = words;
  const time = new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'long' });
  const plural = new Intl.PluralRules(lang);
  return {
    words,
    country,
    time: (moment) => time.format(moment),
    day: (text) => day.format(new Date(text)),
    messages: (n) => filled(words.messages[plural.select(n)] ?? words.messages.other, { n }),
  };
}

function wordsOf(language: string | EmailWords): EmailWords {
  if (typeof language !== 'string') return language;
  const all: Readonly<Record<string, EmailWords | undefined>> = emailLanguages;
  const words = all[language];
  if (words) return words;
  throw new Error(
    `There are no e-mails in "${language}". The languages are ${Object.keys(all).join(', ')}; or give words of your own.`,
  );
}

function checkCountry(country: string): void {
  if (isSupportedCountry(country)) return;
  throw new Error(`The country "${country}" of the reader is not known. Write two letters, such as CZ.`);
}

/** Replaces `{name}` in a text by the value of that name. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
