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

/** Who reads the e-mails. All three, since none follows from another. */
export interface Reader {
  /** One that comes with the package, or words of your own. */
  language: EmailLanguage | EmailWords;
  /** By whose clock, such as `Europe/Prague`. */
  timeZone: string;
  /** Where a phone number is called that was typed without its country, such as `CZ`. */
  country: CountryCode;
}

/** A Polish firm, which is who reads unless you say otherwise. */
export const polishReader: Reader = { language: 'pl', timeZone: 'Europe/Warsaw', country: 'PL' };

/** How everything in an e-mail is put for its reader. */
export interface Reading {
  words: EmailWords;
  country: CountryCode;
  /** Day and time of a moment, by the reader's clock. */
  time: (moment: number) => string;
  /** A day without a clock, such as `2026-11-20`. */
  day: (day: string) => string;
  /** `3 messages`. */
  messages: (count: number) => string;
}

/**
 * How a reader is written to.
 *
 * @throws when there is no such language, time zone or country.
 */
export function readingFor({ language, timeZone, country }: Reader = polishReader): Reading {
  const words = wordsOf(language);
  checkCountry(country);
  const { time, day, plural } = formatsOf(words.lang, timeZone);
  return {
    words,
    country,
    time: (moment) => time.format(moment),
    day: (text) => day.format(new Date(text)),
    messages: (n) => filled(words.messages[plural.select(n)] ?? words.messages.other, { n }),
  };
}

// What the types rule out is told to those who write without them, too.
function wordsOf(language: string | EmailWords): EmailWords {
  if (typeof language !== 'string') return language;
  const all: Readonly<Record<string, EmailWords | undefined>> = emailLanguages;
  const words = all[language];
  if (words) return words;
  throw new Error(
    `There are no e-mails in "${language}". The languages are ${Object.keys(all).join(', ')}; or give words of your own.`,
  );
}

function checkCountry(country: string) {
  if (isSupportedCountry(country)) return;
  throw new Error(
    `No telephone numbers are known of country "${country}". It is given in two letters, such as CZ.`,
  );
}

/** A text with what stands for its braces. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

interface Formats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  plural: Intl.PluralRules;
}

/** Made once: to make them takes longer than all else about an e-mail. */
const made = new Map<string, Formats>();

function formatsOf(lang: string, timeZone: string): Formats {
  const key = `${lang} ${timeZone}`;
  const formats = made.get(key) ?? {
    time: new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'long' }),
    plural: new Intl.PluralRules(lang),
  };
  made.set(key, formats);
  return formats;
}
