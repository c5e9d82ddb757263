import { expect, test } from 'vitest';
import { renderSecurityTxt } from './securityTxt.ts';

test('security.txt has the fields that RFC 9116 requires, and expires within a year', () => {
  const company = { email: 'biuro@tarcza-ddd.pl', siteUrl: 'https://www.tarcza-ddd.pl' };
  expect(renderSecurityTxt(company, new Date('2026-11-26T10:00:00Z'))).toBe(
    'Contact: mailto:biuro@tarcza-ddd.pl\n' +
      'Expires: 2027-05-27T10:00:00.000Z\n' +
      'Preferred-Languages: pl, en\n' +
      'Canonical: https://www.tarcza-ddd.pl/.well-known/security.txt\n',
  );
});
