import { expect, test } from 'vitest';
import { brandless } from './brandless.js';
import { checkTheme } from './checkTheme.js';
import { deriveTheme } from './deriveTheme.js';

const colors =
  '#1d6b45 #ffd400 #000000 #ffffff #ff0000 #0000ff #00e5ff #7a7a7a #5b2a86 #f28c1e #ffe98a'.split(' ');

test.each(colors)('the theme of %s has sufficient contrast', (color) => {
  expect(checkTheme(deriveTheme(color))).toEqual([]);
});

test.each([
  [
    '#f28c1e',
    '#f28c1e',
    '#10131a',
    /^Buttons are #f28c1e with dark text\. Links are #a05c14.* The footer is #814b10/,
  ],
  ['#ff0000', '#e00000', '#ffffff', /^Links and buttons are #e00000.*set --ui-action, --ui-action-hover/],
  ['#ffffff', '#6b6b6b', '#ffffff', /^Links and buttons are #6b6b6b/],
  ['#1d6b45', '#1d6b45', '#ffffff', /^The footer is #13462d/],
  ['#000000', '#000000', '#ffffff', /^In the dark scheme/],
  ['#c2410c', '#c2410c', '#ffffff', /^The footer is #7e2a08/],
])('light buttons of the colour %s are %s with text in %s', (color, action, onAction, sentence) => {
  const { light, note } = deriveTheme(color);
  expect(light).toMatchObject({ action, onAction });
  expect(note).toMatch(sentence);
});

test.each([
  ['#1d6b45', '#2b9d65'],
  ['#ffd400', '#ffd400'],
  ['#000000', '#858585'],
])('dark buttons of %s are a bright %s', (color, action) => {
  const { dark, note } = deriveTheme(color);
  expect(dark.action).toBe(action);
  expect(note).toMatch(new RegExp(`In the dark scheme buttons are ${action}, with a contrast of [\\d.]+:1`));
});

test.each([
  ['#b0440d', 'warm', (red: number, blue: number) => red > blue],
  ['#1f4fc4', 'cool', (red: number, blue: number) => blue > red],
  ['#7a7a7a', 'grey', (red: number, blue: number) => blue === red],
])('the dark neutrals of %s are %s, the light ones are neutral', (color, _, matches) => {
  const { dark, light } = deriveTheme(color);
  for (const name of ['surface', 'surfaceRaised', 'surfaceSunken', 'border', 'textQuiet'] as const) {
    const [red = 0, blue = 0] = [1, 5].map((start) => parseInt(dark[name].slice(start, start + 2), 16));
    expect(matches(red, blue)).toBe(true);
    expect(light[name]).toBe(brandless.light[name]);
  }
});
