import { emailLimits, phoneLimits } from '../contract/patterns.ts';
import type { Sample } from './case.ts';

/** Returns phone numbers at and beyond each limit. */
export function createPhoneSamples(): Sample[] {
  const { max } = phoneLimits;
  return [
    ['of seven digits', '1234567', true],
    ['of fifteen digits', '+123456789012345', true],
    ['with every sign', '+(48) 600-100.200/1', true],
    ['with an extension as the form writes it', '22 123 45 67 ext. 12', true],
    ['at the limit', '600100200'.padEnd(max), true],
    ['over the limit', '600100200'.padEnd(max + 1), false],
    ...refuseAll({
      empty: '',
      'of six digits': '123 456',
      'of sixteen digits': '1234567890123456',
      'without digits': '+ ( ) - . /',
      'with letters': 'tel. 600100200',
      'with an extension': '600100200 ext 5',
      'with an extension and letters': '600100200 ext. 5a',
      'with an extension that is too long': '600100200 ext. 1234567',
      'with an extension alone': 'ext. 12',
      'with a hash': '600100200#1',
      'with an asterisk': '*100#600100',
      'with a comma': '600100200,123',
      'with a semicolon': '600100200;1',
      'with an underscore': '600_100_200',
      'in Arabic digits': '٦٠٠١٠٠٢٠٠',
      'in full-width digits': '６００１００２００',
      'in Devanagari digits': '६००१००२००',
      'in mathematical digits': '𝟔𝟎𝟎𝟏𝟎𝟎𝟐𝟎𝟎',
      'with a superscript': '60010020²',
      'with the letter O for a zero': '6OO1OO2OO',
      'with a Cyrillic О for a zero': '60О100200',
      'with a full-width plus': '＋48600100200',
      'with an en dash': '600–100–200',
      'with a no-break hyphen': '600\u2011100\u2011200',
      'with a no-break space': '600\u00A0100\u00A0200',
      'with a line break': '600100200\n',
      'with a tab': '600\t100\t200',
      'with a reordering mark': '\u202A600100200\u202C',
      'with a zero-width space': '600\u200B100200',
      'with a soft hyphen': '600\u00AD100200',
      'with a control character': '600100200\u0000',
      'with another header': '600100200\r\nBcc: a@b.pl',
    }),
  ];
}

/** Returns e-mail addresses at and beyond each limit. */
export function createEmailSamples(): Sample[] {
  const { max } = emailLimits;
  return [
    ['with every sign', "a.b!#$%&'*+/=?^_`{|}~-c@x-y.com.pl", true],
    ['at the limit', '@example.com'.padStart(max, 'a'), true],
    ['over the limit', '@example.com'.padStart(max + 1, 'a'), false],
    ...refuseAll({
      empty: '',
      'without @': 'anna.example.com',
      'with two @': 'anna@home@example.com',
      'without a name': '@example.com',
      'without a domain': 'anna@',
      'without a dot in the domain': 'anna@localhost',
      'ending with a dot': 'anna@example.com.',
      'with two dots in the name': 'anna..k@example.com',
      'with two dots in the domain': 'anna@example..com',
      'beginning with a dot': '.anna@example.com',
      'with a domain that begins with a hyphen': 'anna@-example.com',
      'with a blank before': ' anna@example.com',
      'with a blank after': 'anna@example.com ',
      'with a blank inside': 'an na@example.com',
      'with a line break and another header': 'anna@example.com\r\nBcc: all@example.com',
      'with a line break at the end': 'anna@example.com\n',
      'with a second address': 'anna@example.com,b@example.com',
      'with a semicolon': 'anna@example.com;b@example.com',
      'with a display name': 'Anna <anna@example.com>',
      'with quotes': '"anna"@example.com',
      'with a comment': 'anna(x)@example.com',
      'at a numeric address': 'anna@[127.0.0.1]',
      'with a diacritic': 'żółć@example.com',
      'with a diacritic in the domain': 'anna@żółć.pl',
      'with a Cyrillic letter': 'аnna@example.com',
      'with a full-width @': 'anna＠example.com',
      'with a full-width dot': 'anna@example．com',
      'with a reordering mark': 'anna\u202E@example.com',
      'with a zero-width space': 'anna\u200B@example.com',
      'with a control character': 'anna\u0000@example.com',
      'with a backslash': 'an\\na@example.com',
    }),
  ];
}

function refuseAll(samples: Readonly<Record<string, string>>): Sample[] {
  return Object.entries(samples).map(([title, text]) => [title, text, false]);
}
