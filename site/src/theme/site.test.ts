import { checkTheme } from '@tarcza/ui/theme';
import { expect, test } from 'vitest';
import { cardPlace } from './cardPlace';
import { siteTokens } from './site.css';

test('the site’s own theme has enough contrast, in light and dark', () => {
  expect(checkTheme(siteTokens)).toEqual([]);
});

test.each([
  ['onlyCard cardAlone'],
  ['half', 'half'],
  ['third', 'third', 'third cardAlone'],
  ['half', 'half', 'half', 'half'],
  ['half', 'half', 'third', 'third', 'third cardAlone'],
  ['third', 'third', 'third', 'third', 'third', 'third'],
])('cards fill their rows: %s …', (...places) => {
  const classes = places.map((_, index) => cardPlace(index, places.length));
  const names = classes.map((all) => all.match(/onlyCard|half|third|cardAlone/g)?.join(' '));
  expect(names).toEqual(places);
});
