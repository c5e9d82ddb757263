import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';
import { type MessageValues, normalizeValues } from '../contract/fields.ts';
import { toAsciiDomain } from '../contract/normalizeContactDetails.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import { parsePhone } from '../email/formatPhone.ts';

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
};

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
 * Returns a phone number without separators and extension, with the prefix of its country. A number of a length that the
 * country does not have remains its digits. Returns undefined for fewer than seven digits.
 */
export function toPhoneKey(text: string, country: CountryCode): string | undefined {
  const { phone } = normalizeValues([{ kind: 'phone', name: 'phone' }], { phone: text });
  const number = (phone ?? '').replace(/^tel\W*(?=[+(\d])| ext[.] \d+$/gi, '');
  if (!/^[\d ()+./-]+$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7) return undefined;
  // Some write a zero that their country does not dial, such as +48 (0) 12 or 0 12.
  const parsed = parsePhone(number, country);
  const others = [number.replace(/[ (]0[ )]+/, ' '), number.replace(/^0(?!0)/, '')];
  const valid = [parsed, ...others.map((each) => parsePhone(each, country))].find((each) => each?.isValid());
  return (valid ?? parsed)?.number ?? digits;
}

/** Returns a test for one person: an address, a number or a reference as a whole, other text as part of any field. */
export function createPersonTest(
  term: string,
  country: CountryCode,
): (id: string, content: MessageValues) => boolean {
  const [text, email, phone] = [toSearchText(term), toEmailKey(term), toPhoneKey(term, country)];
  return (id, content) => {
    if (id === term.trim() || getShortReference(id).toLowerCase() === text) return true;
    const values = Object.values(content).filter((value) => typeof value === 'string');
    if (email !== undefined)
      return values.some((value) =>
        value.split(/[\s<>()[\]"',;:„”“«»]+/u).some((word) => isSameEmail(word, email)),
      );
    if (phone !== undefined)
      return values.some((value) => listPhones(value, country).some((each) => each === phone));
    return values.some((value) => toSearchText(value).includes(text));
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
