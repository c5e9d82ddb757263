import { expect, test } from 'vitest';
import { phoneNumber } from './phoneNumber.js';

const read = (written: string, word?: string) => {
  const { href, text } = phoneNumber(written, word);
  return [href, text.replaceAll('\u00a0', ' ')];
};

test.each([
  ['123456789', 'tel:+48123456789', '123 456 789'],
  ['123-456 (789)', 'tel:+48123456789', '123 456 789'],
  ['+48 123 456 789', 'tel:+48123456789', '123 456 789'],
  ['0048 123 456 789', 'tel:+48123456789', '123 456 789'],
  ['48 123 456 789', 'tel:+48123456789', '123 456 789'],
  ['48 123 45 67', 'tel:+48481234567', '481 234 567'],
  ['000 000 000', 'tel:+48000000000', '000 000 000'],
  [' (+48) 12-345+67 89 ', 'tel:+48123456789', '123 456 789'],
  ['0 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['tel. 12 345 67 89', 'tel:+48123456789', '123 456 789'],
])('the Polish number %s is dialled as %s and reads %s', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['+1 212 555 0100', 'tel:+12125550100', '+1 212 555 0100'],
  ['+1 (212) 555-0100', 'tel:+12125550100', '+1 212 555 0100'],
  ['(+44) 20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['(0044) 20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['00 49 30 123456', 'tel:+4930123456', '+49 30 123456'],
  ['+ 420 123 456 789', 'tel:+420123456789', '+420 123 456 789'],
  ['00420123456789', 'tel:+420123456789', '+420123456789'],
  ['+380 44 123 45 67', 'tel:+380441234567', '+380 44 123 45 67'],
])('the foreign number %s is dialled as %s and reads %s', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['112', 'tel:112', '112'],
  ['116 111', 'tel:116111', '116 111'],
  ['19 115', 'tel:19115', '19 115'],
  ['19115', 'tel:19115', '19115'],
])('the short number %s is dialled and reads as it was written', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['22 123 45 67 wew. 12', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['22 123 45 67 (wew. 12)', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['tel:+48-22-123-45-67;ext=12', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['+1 212 555 0100 x5', 'tel:+12125550100;ext=5', '+1 212 555 0100 x 5'],
  ['+44 20 7946 0958, ext. 301', 'tel:+442079460958;ext=301', '+44 20 7946 0958 ext. 301'],
  ['+420 123 456 789 kl. 7', 'tel:+420123456789;ext=7', '+420 123 456 789 kl. 7'],
])('%s is dialled with its extension', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test('an extension written as in RFC 3966 gets the word of another language', () => {
  expect(read('+44 20 7946 0958;ext=301', 'ext.')[1]).toBe('+44 20 7946 0958 ext. 301');
});
