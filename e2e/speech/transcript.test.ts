import { expect, test } from 'vitest';
import { difference, normalise, written } from './transcript.ts';

test('renders each key above its utterances', () => {
  expect(
    written([
      { key: 'Tab', announced: ['Kraków', 'button  collapsed. '] },
      { key: 'Return', announced: [] },
    ]),
  ).toBe('[Tab]\n  Kraków\n  button collapsed.\n[Return]\n  (nothing)\n');
});

test('omits messages of the browser, and replaces the origin', () => {
  expect(normalise('Loading. Please wait.')).toBeUndefined();
  expect(normalise('Finished loading Kontakt.')).toBeUndefined();
  expect(normalise('Kontakt — Mozilla Firefox')).toBeUndefined();
  expect(normalise('http://127.0.0.1:40123/kontakt link')).toBe('https://site/kontakt link');
  expect(normalise('Kontakt heading level 1.')).toBe('Kontakt heading level 1.');
});

test('shows a difference below its key', () => {
  const before = '[Tab]\n  Kraków\n  button collapsed\n[Return]\n  expanded\n';
  expect(difference(before, before)).toBe('');
  expect(difference(before, before.replace('button collapsed', 'button'))).toBe(
    '  [Tab]\n  - button collapsed\n  + button',
  );
  expect(difference(before, `${before}[Tab]\n  Deratyzacja link\n`)).toBe(
    '  [Return]\n  + [Tab]\n  + Deratyzacja link',
  );
});
