import { expect, test } from 'vitest';
import { shortReference } from './shortReference.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ids = Array.from({ length: 5000 }, (_, n) =>
  Array.from({ length: 20 }, (__, place) => alphabet.charAt((n * (place + 7) * 7919 + place * n) % 62)).join(
    '',
  ),
);

test('is a letter and four digits, and the same for the same id', () => {
  for (const id of ids) {
    expect(shortReference(id)).toMatch(/^[A-HJ-NPR-Z]-\d{4}$/);
    expect(shortReference(id)).toBe(shortReference(id));
  }
});

test('seldom repeats: fewer than 3 % of 5,000 messages', () => {
  expect(new Set(ids.map(shortReference)).size).toBeGreaterThan(new Set(ids).size * 0.97);
});
