import { expect, test } from 'vitest';
import { getShortReference } from './getShortReference.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ids = Array.from({ length: 5000 }, (_, n) =>
  Array.from({ length: 20 }, (__, place) => alphabet.charAt((n * (place + 7) * 7919 + place * n) % 62)).join(
    '',
  ),
);

test('returns a letter and four digits, the same for the same id', () => {
  for (const id of ids) {
    expect(getShortReference(id)).toMatch(/^[A-HJ-NPR-Z]-\d{4}$/);
    expect(getShortReference(id)).toBe(getShortReference(id));
  }
});

test('repeats for fewer than 3 % of 5,000 messages', () => {
  expect(new Set(ids.map(getShortReference)).size).toBeGreaterThan(new Set(ids).size * 0.97);
});
