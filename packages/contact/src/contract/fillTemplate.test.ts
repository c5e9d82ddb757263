import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

test('replaces only names that have a value of their own', () => {
  expect(fillTemplate('{n} {constructor} {m}', { n: 0 })).toBe('0 {constructor} {m}');
});
