import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { MessageValues } from '../contract/values.ts';
import { toAsciiDomain } from '../contract/toAsciiDomain.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import { parsePhone } from '../phone/formatPhone.ts';
import { normalizePhone } from '../phone/readPhone.ts';

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', æ: 'ae', œ: 'oe' };

/** Returns a text without case, accents and invisible characters. A text that shows nothing becomes empty. */
export function toSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase()
    .replace(/[łøđħŧæœ]/g, (letter) => letters[letter] ?? letter);
}

/** Returns an address, also from a link or with a name, in lower case and ASCII domain; undefined if it is none. */
export function toEmailKey(text: string): string | undefined {
  const address = text.replace(/\p{Cf}/gu, '').replace(/^(.*<|\s*)(mailto:)?|[\s>.,;]*$/gi, '');
  const ascii = toAsciiDomain(address.normalize('NFC')).toLowerCase();
  return /^[^\s@]+@[a-z0-9.-]+$/.test(ascii) ? ascii : undefined;
}

/**
 * Returns a phone number without separators and extension, with the prefix of its country: of two numbers the first. A
 * number that cannot be dialled remains its digits. Returns undefined for fewer than seven digits.
 */
export function toPhoneKey(text: string, country: CountryCode): string | undefined {
  const normalized = normalizePhone(text).replace(/ ext[.] \d+$/, '');
  const digits = normalized.replace(/\D/g, '');
  if (!/^[\d ()+./-]+$/.test(normalized) || digits.length < 7) return undefined;
  return parsePhone(normalized, country)?.number ?? digits;
}

/** Returns a test for one person: an address, number or reference as a whole, other text as a part, its words in either order. */
export function createPersonTest(
  term: string,
  country: CountryCode,
): (id: string, content: MessageValues) => boolean {
  const [text, email, phone] = [toSearchText(term), toEmailKey(term), toPhoneKey(term, country)];
  const names = [text, text.split(' ').reverse().join(' ')];
  return (id, content) => {
    if (id === term.trim() || getShortReference(id).toLowerCase() === text) return true;
    const values = Object.values(content).filter((value) => typeof value === 'string');
    if (email !== undefined)
      return values.some((value) =>
        value.split(/[\s<>()[\]"',;:„”“«»]+/u).some((word) => isSameEmail(word, email)),
      );
    if (phone !== undefined)
      return values.some((value) => listPhones(value, country).some((each) => each === phone));
    const plain = values.map(toSearchText).join('\n');
    return names.some((name) => plain.includes(name));
  };
}

/** Returns the keys of a value and of the phone numbers in it, also of one that follows a house number or postcode. */
function listPhones(value: string, country: CountryCode): (string | undefined)[] {
  const runs = value.match(/\+?\(?\d[\d ()./-]{5,}\d/g) ?? [];
  const found = findPhoneNumbersInText(value, { defaultCountry: country });
  const written = [value, ...runs, ...runs.map((run) => run.replace(/^([1-9]\d{0,2}|\d\d-\d{3}) +/, ''))];
  return [...written.map((text) => toPhoneKey(text, country)), ...found.map(({ number }) => number.number)];
}

function isSameEmail(word: string, email: string): boolean {
  // Also in a link.
  return [word, ...word.split(/[=/?&]/)].some((each) => toEmailKey(each.replace(/[.!?]+$/, '')) === email);
}
