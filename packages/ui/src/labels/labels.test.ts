import { contactLimits, type ContactField } from '@tarcza/contact/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { say } from '../words.js';
import * as cs from './cs.js';
import * as de from './de.js';
import * as en from './en.js';
import type { Labels } from './labels.js';
import * as pl from './pl.js';
import * as uk from './uk.js';

// A set that lacks a component, or a component a word, does not compile.
const sets: Record<string, Labels> = { pl, en, de, cs, uk };

const leaves = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? leaves(word, `${path}${key}/`) : [[path + key, String(word)]],
  );
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test.each(Object.entries(sets))('%s says everything, with the placeholders of Polish', (_language, set) => {
  const polish = leaves({ ...pl });
  expect(leaves({ ...set }).map(([path]) => path)).toEqual(polish.map(([path]) => path));
  for (const [index, [path, text]] of leaves({ ...set }).entries()) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toBe('');
    expect(placeholders(text), path).toEqual(placeholders(polish[index]?.[1] ?? ''));
  }
});

test.each(Object.entries(sets))(
  '%s leaves no placeholder open in a sentence about a field',
  (_language, set) => {
    for (const [key, phrase] of Object.entries(set.contactForm.problem)) {
      const [field = '', own] = key.split('.');
      const limits = own
        ? contactLimits[field as ContactField]
        : { min: 1, max: 2, minDigits: 3, maxDigits: 4 };
      expect(say(phrase, limits)).not.toMatch(/[{}]/);
    }
  },
);

test('a phrase is filled with values, as text or by a function', () => {
  expect(say('{n} / {total}, {else}', { n: 2, total: 3 })).toBe('2 / 3, {else}');
  expect(say((n: number, total: number) => `${n} of ${total}`, { n: 2, total: 3 })).toBe('2 of 3');
});

// These say their Polish themselves: a page with one of them must not fetch the words of all the others.
test.each([
  ['Breadcrumbs', pl.breadcrumbs],
  ['CallBar', pl.callBar],
  ['PriceTable', pl.priceTable],
  ['SiteHeader', pl.siteHeader],
  ['Toasts', pl.toasts],
])('%s says by itself what the Polish set says', (component, words) => {
  const source = readFileSync(join(import.meta.dirname, `../${component}/${component}.tsx`), 'utf8');
  const [, body = ''] = /interface \w+Labels \{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  const documented = [...body.matchAll(/@default '([^']*)' \*\/\s*(\w+):/g)].map(([, word, key]) => [
    key,
    word,
  ]);
  expect(Object.fromEntries(documented)).toEqual(words);
});
