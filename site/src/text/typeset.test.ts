import { expect, test } from 'vitest';
import { plainText, typeset, typesetText } from './typeset';

test.each([
  ['z nami i u nas', 'z~nami i~u~nas'],
  ['30 minut, 1 000 zł, 98 %', '30~minut, 1~000~zł, 98~%'],
  ['szkoła im. Mikołaja, ul. Długa 5', 'szkoła im.~Mikołaja, ul.~Długa~5'],
  ['art. 6 ust. 1 lit. b', 'art.~6~ust.~1~lit.~b'],
  ['kosztuje od 600 zł, do 500 zł', 'kosztuje od~600~zł, do~500~zł'],
  ['na podst. (art. 6 ust. 1 lit. a RODO)', 'na podst. (art.~6~ust.~1~lit.~a RODO)'],
  ['co 10–14 dni', 'co~10–+14~dni'],
  ['pn.–pt. 8:00, sob.–niedz. 10:00', 'pn.–+pt.~8:00, sob.–+niedz.~10:00'],
  ['napisz e-mail, E-mail do nas', 'napisz e-+mail, E-+mail do nas'],
  ['NIP 123-456-78-90'],
  ['zadzwoń pod 123 456 789 albo', 'zadzwoń pod 123~456~789 albo'],
  ['ul. Długa 5, 30-000 Kraków', 'ul.~Długa~5, 30-000~Kraków'],
  ['pod 7 szafami, pilne 24/7', 'pod 7~szafami, pilne~24/7'],
  ['gwarancja 12-miesięczna', 'gwarancja 12-+miesięczna'],
  ['Mon–Fri 8:00, Sat–Sun: closed', 'Mon–+Fri 8:00, Sat–+Sun: closed'],
  ['to – po prostu – działa', 'to~– po prostu~– działa'],
  ['o „Żuku” i 3 ćmach', 'o~„Żuku” i~3~ćmach'],
  // Addresses stay as they are.
  ['/o-nas, e-mail@example.com, https://example.com/e-mail, jak-rozpoznac-pluskwy'],
  ['punkt a. dalej, numer. Anny nie ma, na bip.pl szukaj'],
])('"%s" breaks where it may, and is plain for machines', (text = '', wanted = text) => {
  const set = wanted.replaceAll('~', '\u00a0').replaceAll('+', '\u2060');
  for (const given of [text, set]) expect(typesetText(given)).toBe(set);
  expect(plainText(set)).toBe(text);
});

test('a heading keeps prepositions with the next word', () => {
  expect(typeset({ heading: 'Przygotowanie do zabiegu na pluskwy', text: 'do zabiegu' })).toEqual({
    heading: 'Przygotowanie do\u00a0zabiegu na\u00a0pluskwy',
    text: 'do zabiegu',
  });
  expect(typeset('do zabiegu')).toBe('do zabiegu');
});
