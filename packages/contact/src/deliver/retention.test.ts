import { expect, test } from 'vitest';
import { getExpiryCutoff } from './retention.ts';

test('a year before 29 February is the last day of February', () => {
  expect(getExpiryCutoff(Date.UTC(2028, 1, 29, 8))).toBe(Date.UTC(2027, 1, 28, 8));
});
