import { expect, test } from 'vitest';
import { findMissingLetters, readFontLetters } from './fontLetters.ts';

test('the font has all Polish letters, and no Cyrillic ones', async () => {
  const known = await readFontLetters();
  expect(findMissingLetters('<p>Zażółć gęślą jaźń</p><script>Ж</script>', known)).toEqual([]);
  expect(findMissingLetters('<title>На головну</title>', known)).toContain('Н');
});
