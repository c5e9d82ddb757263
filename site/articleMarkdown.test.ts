import { expect, test } from 'vitest';
import { readArticle } from './articleMarkdown';
import { promises } from './src/content/promises';

test('headings, paragraphs and lists come in their order, typeset', () => {
  expect(readArticle('Z pralki,\nw 60 °C.\n\n## Ślady i kryjówki\n\n- na 30 minut\n- raz\n')).toEqual([
    { kind: 'paragraph', text: ['Z\u00a0pralki, w\u00a060\u00a0°C.'] },
    { kind: 'heading', text: 'Ślady i\u00a0kryjówki' },
    { kind: 'list', items: [['na 30\u00a0minut'], ['raz']] },
  ]);
});

test('a text written on Windows reads the same', () => {
  expect(readArticle('## Tak\r\n\r\n- raz\r\n- dwa\r\n')).toEqual([
    { kind: 'heading', text: 'Tak' },
    { kind: 'list', items: [['raz'], ['dwa']] },
  ]);
});

test('a link leads to a page of the site, from paragraphs and from lists', () => {
  expect(
    readArticle('Zobacz [cennik i rabaty](/cennik), zanim zadzwonisz.\n\n- [kuny](/uslugi/odstraszanie-kun)'),
  ).toEqual([
    {
      kind: 'paragraph',
      text: ['Zobacz ', { text: 'cennik i\u00a0rabaty', href: '/cennik' }, ', zanim zadzwonisz.'],
    },
    { kind: 'list', items: [[{ text: 'kuny', href: '/uslugi/odstraszanie-kun' }]] },
  ]);
});

test('a one-letter word holds on to the link after it', () => {
  expect(readArticle('Oraz w [cenniku](/cennik).')).toEqual([
    { kind: 'paragraph', text: ['Oraz w\u00a0', { text: 'cenniku', href: '/cennik' }, '.'] },
  ]);
});

test('a promise is put in by its path', () => {
  expect(readArticle('Od {{price.bedbug}} zł.')).toEqual([
    { kind: 'paragraph', text: [`Od\u00a0${promises.price.bedbug}\u00a0zł.`] },
  ]);
  expect(() => readArticle('Od {{price.elephant}} zł.')).toThrow('{{price.elephant}} is not a promise.');
  expect(() => readArticle('{{price}}')).toThrow('{{price}} is not a promise.');
});

test.each([
  ['another site', '[tu](https://example.com)', 'links to pages of this site alone'],
  ['a heading of another level', '# Tytuł', 'Articles have no "heading"'],
  ['bold words', 'To **ważne**', 'Articles have no "strong"'],
  ['HTML', 'a <b>nie</b>', 'Articles have no "html"'],
  ['a numbered list', '1. raz', 'Articles have no "list"'],
  ['a picture', '![kuna](/a.jpg)', 'Articles have no "image"'],
  ['a list within a list', '- raz\n  - dwa', 'holds lines alone'],
])('%s is refused: no page would show it', (_, markdown, problem) => {
  expect(() => readArticle(markdown)).toThrow(problem);
});
