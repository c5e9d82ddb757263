import { expect, test, vi } from 'vitest';
import { phoneNumber, type PhoneNumberOptions } from './phoneNumber.js';

test.each<[string, PhoneNumberOptions, string, string]>([
  ['(12) 345-67-89', {}, 'tel:+48123456789', '12 345 67 89'],
  ['600 100/200', {}, 'tel:+48600100200', '600 100 200'],
  ['48123456789', {}, 'tel:+48123456789', '123 456 789'],
  ['+48 0 600 100 200', {}, 'tel:+48600100200', '600 100 200'],
  ['+1 (212) 555-0100', {}, 'tel:+12125550100', '+1 212 555 0100'],
  ['+44 (0)20 7946 0958', {}, 'tel:+442079460958', '+44 20 7946 0958'],
  ['116 111', {}, 'tel:116111', '116 111'],
  ['22 123 45 67 (wew. 12)', {}, 'tel:+48221234567;ext=12', '22 123 45 67 wew. 12'],
  ['22 123 45 67 #12', { extension: 'ext.' }, 'tel:+48221234567;ext=12', '22 123 45 67 ext. 12'],
  ['123 456 789', { country: '+420' }, 'tel:+420123456789', '123 456 789'],
  ['04 68 51 23 45', { country: 33 }, 'tel:+33468512345', '04 68 51 23 45'],
  ['912345678', { country: 351 }, 'tel:+351912345678', '912 345 678'],
  ['91 123 45 67', { country: 34 }, 'tel:+34911234567', '91 123 45 67'],
])('%j with %o is dialled as %s and reads %s', (written, options, href, text) => {
  expect(phoneNumber(written, options)).toEqual({ href, text: text.replaceAll(' ', '\u00a0') });
});

test.each([' 600 100 200 (24h) ', '600 100 20', '600 100 200 / 601 100 200', '22 123 45 67/68'])(
  '%s is not one complete number: it throws in development, and is plain text in production',
  (written) => {
    expect(() => phoneNumber(written)).toThrow(
      `"${written}" is not one complete phone number of +48. Write it as "+48 …".`,
    );
    vi.stubEnv('NODE_ENV', 'production');
    expect(phoneNumber(written)).toEqual({ href: undefined, text: written.trim() });
    vi.unstubAllEnvs();
  },
);
