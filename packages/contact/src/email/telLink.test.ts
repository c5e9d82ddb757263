// @vitest-environment node
import { expect, test } from 'vitest';
import { telLink } from './telLink.ts';

test.each([
  ['600 100 200', 'tel:+48600100200'],
  ['+48 600 100 200', 'tel:+48600100200'],
  ['0048 600-100-200', 'tel:+48600100200'],
  ['48600100200', 'tel:+48600100200'],
  ['(12) 345 67 89', 'tel:+48123456789'],
  ['+49 170 1234567', 'tel:+491701234567'],
  ['00 380 44 1234567', 'tel:+380441234567'],
])('%s can be tapped as %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
