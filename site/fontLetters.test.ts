import { expect, test } from 'vitest';
import { findMissingLetters, readFontLetters } from './fontLetters.ts';
import { ukrainian } from './src/frame/testing/ukrainian.ts';

test('the font has all Polish letters, and no Cyrillic ones', async () => {
  const known = await readFontLetters();
  expect(findMissingLetters('<p>Zażółć gęślą jaźń</p><script>Ж</script>', known)).toEqual([]);
  expect(findMissingLetters(`<title>${ukrainian.error.home}</title>`, known)).toContain('Н');
});
