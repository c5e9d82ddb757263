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
  ['#ff0000', '#e00000', '#ffffff', /^Links and buttons are #e00000.*set --ui-action, --ui-action-hover/],
  ['#ffffff', '#6b6b6b', '#ffffff', /^Links and buttons are #6b6b6b/],
  ['#1D6B45', '#1d6b45', '#ffffff', /^The footer is #13462d/],
  ['#000000', '#000000', '#ffffff', /^In the dark scheme/],
  ['#c2410c', '#c2410c', '#ffffff', /^The footer is #7e2a08/],
])('light buttons of the colour %s are %s with text in %s', (color, action, onAction, sentence) => {
  const { light, note } = deriveTheme(color);
  expect(light).toMatchObject({ action, onAction });
  expect(note).toMatch(sentence);
});

test.each(['typo', '', 'abc', 'var(--x)'])('throws an Error for "%s"', (color) => {
  expect(() => deriveTheme(color)).toThrow(`"${color}" is no CSS colour. Write one`);
});

test('a bright colour is that of buttons in both schemes, and colours all but the light neutrals, red and green', () => {
  const { light, dark, note } = deriveTheme('#f28c1e');
  const buttons = { action: '#f28c1e', actionHover: '#f7b46d', onAction: '#10131a' };
  const [link, darkLink] = ['#a05c14', '#f4a147'];
  expect(light).toEqual({ ...brandless.light, ...buttons, link, focus: link, brand: '#814b10' });
  expect(dark).toEqual({
    ...brandless.dark,
    ...buttons,
    surface: '#1f1a14',
    surfaceRaised: '#2d261e',
    surfaceSunken: '#14110e',
    text: '#f2eeea',
    textQuiet: '#c7c1ba',
    link: darkLink,
    border: '#493f34',
    controlEdge: '#9a9085',
    brand: '#61380c',
    focus: darkLink,
  });
  expect(note).toMatch(
    /^Buttons are #f28c1e with dark text\. Links are #a05c14.* The footer is #814b10.* of 7\.5:1/,
  );
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
