import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createConsumer, installFromHere } from './consumer.ts';
import { launchChromium } from '../support/chromium.ts';

// A site's CSS reset must not change a component if it is in the layer that theming.md names.
const { folder, run, remove } = createConsumer('resets');

const plainReset = readFileSync(join(import.meta.dirname, 'fixtures/plainReset.css'), 'utf8');

let html: Record<string, string>;
let styles: string;
let order: string;
let browser: Browser;
let page: Page;
let expected: Rendering;

/** A screenshot of each component. */
type Rendering = Record<string, string>;

beforeAll(async () => {
  installFromHere({ folder, run, remove }, inject('tarballs'), []);
  const script = join(folder, 'render.mjs');
  run('cp', [join(import.meta.dirname, 'fixtures/renderEverything.mjs'), script]);
  ({ html } = JSON.parse(run(process.execPath, [script])) as { html: Record<string, string> });
  // An icon inherits the style of the page's text.
  delete html['Icon'];
  const installed = join(folder, 'node_modules/@tarcza/ui');
  styles = readFileSync(join(installed, 'dist/styles.css'), 'utf8');
  const [line = ''] = /^@layer reset.*;$/m.exec(readFileSync(join(installed, 'theming.md'), 'utf8')) ?? [];
  expect(line).not.toBe('');
  order = line;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  expected = await renderWith('');
});
afterAll(async () => {
  await browser?.close();
  remove();
});

/** Shows each component in a box of its own, at whole pixels, below the styles of a site. */
async function renderWith(siteStyles: string): Promise<Rendering> {
  const boxes = Object.entries(html).map(
    ([name, content], index) =>
      `<div id="${name}" style="position: absolute; top: ${index * 1500}px; left: 0; width: 400px; min-height: 1px">${content}</div>`,
  );
  await page.setContent(
    `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Resets</title>
    <style>${siteStyles}</style><style>${styles}</style><body>${boxes.join('')}`,
  );
  const pictures: Rendering = {};
  for (const name of Object.keys(html)) {
    const box = page.locator(`#${name}`);
    await box.scrollIntoViewIfNeeded();
    await box
      .locator('img')
      .evaluateAll((images) => Promise.all(images.map((image) => (image as HTMLImageElement).decode())));
    pictures[name] = (await box.screenshot()).toString('base64');
  }
  return pictures;
}

test.each([
  ['light', 'dark', '', 'rgb(27, 31, 39)'],
  ['dark', 'light', '', 'rgb(238, 241, 246)'],
  ['dark', 'light', 'data-scheme="light"', 'rgb(27, 31, 39)'],
])('a page with color-scheme: %s has it in the %s system, with %j', async (own, system, attribute, color) => {
  const visit = await browser.newPage({ colorScheme: system as 'light' | 'dark' });
  await visit.setContent(
    `<html ${attribute}><style>${styles}</style><style>${attribute ? '' : `html { color-scheme: ${own} }`} p { color: var(--ui-text) }</style><p>Text</p>`,
  );
  expect(await visit.locator('p').evaluate((element) => getComputedStyle(element).color)).toBe(color);
  await visit.close();
});

test('components look the same with a reset in the layer that theming.md names', async () => {
  const pictures = await renderWith(`${order}\n@layer reset { ${plainReset} }`);
  expect(Object.keys(pictures).filter((name) => pictures[name] !== expected[name])).toEqual([]);
});
