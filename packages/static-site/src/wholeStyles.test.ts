// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

// It remembers what it has asked for; each test is another visit.
let wholeStyles: typeof import('./wholeStyles.ts').wholeStyles;
beforeEach(async () => {
  vi.resetModules();
  ({ wholeStyles } = await import('./wholeStyles.ts'));
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root" data-styles="/assets/style.css"></div>';
});

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const answer = (what: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(what));

test('the sheet is asked for once, and whoever waits for it is told', async () => {
  const both = Promise.all([wholeStyles(), wholeStyles()]);
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/style.css']);
  answer('load');
  await both;
  await wholeStyles();
  expect(sheets()).toHaveLength(1);
});

test('one that does not come is asked for again by the next who needs it', async () => {
  const failed = wholeStyles();
  answer('error');
  await expect(failed).rejects.toThrow('/assets/style.css did not come.');
  expect(sheets()).toEqual([]);

  const again = wholeStyles();
  expect(sheets()).toHaveLength(1);
  answer('load');
  await again;
});

test('where the page names none, nobody waits', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await wholeStyles();
  expect(sheets()).toEqual([]);
});
