import { describe, expect, test } from 'vitest';
import { parseArticleText } from './articleText';

test('blank lines divide a text into paragraphs, however many there are', () => {
  expect(parseArticleText('\n\nPierwszy.\n \t\nDrugi.\n\n\n\nTrzeci.\n')).toEqual([
    { kind: 'paragraph', text: 'Pierwszy.' },
    { kind: 'paragraph', text: 'Drugi.' },
    { kind: 'paragraph', text: 'Trzeci.' },
  ]);
});

test('a text written on Windows reads the same', () => {
  expect(parseArticleText('\ufeff**Nagłówek**\r\n\r\n• raz\r\n• dwa\r\n')).toEqual([
    { kind: 'heading', text: 'Nagłówek' },
    { kind: 'list', items: ['raz', 'dwa'] },
  ]);
});

test('a single line break within a paragraph is a space', () => {
  expect(parseArticleText('Pierwszy wiersz\n  drugi wiersz')).toEqual([
    { kind: 'paragraph', text: 'Pierwszy wiersz drugi wiersz' },
  ]);
});

test('an empty text has no parts', () => {
  expect(parseArticleText(' \n\n\t\n')).toEqual([]);
});

describe('a heading', () => {
  test('is a paragraph wrapped in double asterisks', () => {
    expect(parseArticleText('** Ślady i kryjówki **')).toEqual([
      { kind: 'heading', text: 'Ślady i\u00a0kryjówki' },
    ]);
  });

  test('may take several lines', () => {
    expect(parseArticleText('**Ślady,\nktóre widać**')).toEqual([
      { kind: 'heading', text: 'Ślady, które widać' },
    ]);
  });

  test.each(['**Uwaga** na kable', 'To **ważne**', '**Raz** albo **dwa**', '****', '** **'])(
    'is not made of "%s"',
    (text) => {
      expect(parseArticleText(text)).toMatchObject([{ kind: 'paragraph' }]);
    },
  );
});

describe('a list', () => {
  test('has an item for each bullet', () => {
    expect(parseArticleText('• raz\n•dwa\n  • trzy')).toEqual([
      { kind: 'list', items: ['raz', 'dwa', 'trzy'] },
    ]);
  });

  test('goes on over blank lines between its bullets', () => {
    expect(parseArticleText('• raz\n\n• dwa\n\nDalej.')).toEqual([
      { kind: 'list', items: ['raz', 'dwa'] },
      { kind: 'paragraph', text: 'Dalej.' },
    ]);
  });

  test('keeps a line without a bullet with the item above', () => {
    expect(parseArticleText('• pierwszy\n  i jego ciąg dalszy\n• drugi')).toEqual([
      { kind: 'list', items: ['pierwszy i\u00a0jego ciąg dalszy', 'drugi'] },
    ]);
  });

  test('leaves out bullets without a word', () => {
    expect(parseArticleText('•\n• raz\n•   ')).toEqual([{ kind: 'list', items: ['raz'] }]);
    expect(parseArticleText('•')).toEqual([]);
  });

  test('begins at the start of a paragraph only', () => {
    expect(parseArticleText('Weź:\n• latarkę')).toEqual([{ kind: 'paragraph', text: 'Weź: • latarkę' }]);
  });
});

test('markup stays text', () => {
  expect(parseArticleText('<b>Nie</b> *tu* & tam')).toEqual([
    { kind: 'paragraph', text: '<b>Nie</b> *tu* & tam' },
  ]);
});

test('every part is typeset', () => {
  expect(parseArticleText('**W 60 °C**\n\n• na 30 minut\n\nZ pralki.')).toEqual([
    { kind: 'heading', text: 'W\u00a060\u00a0°C' },
    { kind: 'list', items: ['na 30\u00a0minut'] },
    { kind: 'paragraph', text: 'Z\u00a0pralki.' },
  ]);
});
