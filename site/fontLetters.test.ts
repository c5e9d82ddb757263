import { expect, test } from 'vitest';
import { findMissingLetters, readFontLetters } from './fontLetters.ts';

test('the font has all Polish letters, and a letter that it lacks is found', async () => {
  expect(findMissingLetters('<p>Zażółć gęślą jaźń</p><script>Ж</script>', await readFontLetters())).toEqual(
    [],
  );
  expect(findMissingLetters('<title>Aż</title>', new Set([65]))).toEqual(['ż']);
});
