import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alfa } from '../../packages/audit/src/engines/alfa.ts';
import { axe } from '../../packages/audit/src/engines/axe.ts';
import { contrast } from '../../packages/audit/src/engines/contrast.ts';
import { forcedColours } from '../../packages/audit/src/engines/forcedColours.ts';
import { htmlcs } from '../../packages/audit/src/engines/htmlcs.ts';
import { ibm } from '../../packages/audit/src/engines/ibm.ts';
import { walk } from '../../packages/audit/src/engines/keyboard.ts';
import { auditLayout } from '../../packages/audit/src/engines/layout.ts';
import { motion } from '../../packages/audit/src/engines/motion.ts';
import { checkHtml } from '../../packages/audit/src/engines/nu.ts';
import { targets } from '../../packages/audit/src/engines/targets.ts';
import { laidFlat } from '../../packages/audit/src/inPage.ts';
import { modeOf, wear } from '../../packages/audit/src/modes.ts';
import { root } from '../../packages/local/src/paths.ts';
import { patience } from '../../tools/testing/patience.ts';

const bad = join(root, 'packages/audit/badPage.html');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    timeout: patience.wait,
  });
  page = await browser.newPage();
  page.setDefaultTimeout(patience.wait);
  await page.goto(pathToFileURL(bad).href);
});
afterAll(() => browser.close());

test.each([
  [axe, 'light', ['color-contrast', 'button-name', 'image-alt', 'html-has-lang', 'target-size', 'tabindex']],
  [ibm, 'light', ['img_alt_valid', 'html_lang_exists', 'page_title_exists', 'input_label_exists']],
  [alfa, 'light', ['sia-r2', 'sia-r4', 'sia-r12', 'sia-r69']],
  [
    htmlcs,
    'light',
    ['WCAG2AA.Principle1.Guideline1_1.1_1_1.H37', 'WCAG2AA.Principle3.Guideline3_1.3_1_1.H57.2'],
  ],
  [contrast, 'light', ['contrast-7-to-1']],
  [targets, 'light', ['main-actions-at-least-44-px']],
  [motion, 'reduced motion', ['still', 'no-animation', 'no-moving-transition']],
  [forcedColours, 'forced colours', ['own-colours']],
] as const)('$name finds what is wrong with the bad page', async (engine, name, rules) => {
  const mode = modeOf(390, name);
  await wear(page, mode);
  expect(engine.sees?.(mode) ?? true).toBe(true);

  const { findings } = await laidFlat(page, () => engine.audit({ page, mode, whole: true }));

  expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...rules]));
});

test('in forced colours a button that is drawn by a style sheet shows where it is, and an empty one does not', async () => {
  await page.setContent(`<style>
    button { border: 0 }
    .drawn::before { content: ''; display: block; width: 1em; height: 1em; background: ButtonText; forced-color-adjust: none }
    </style><button id="empty" aria-label="Zamknij"></button><button class="drawn" aria-label="Zamknij"></button>`);
  const mode = modeOf(390, 'forced colours');
  await wear(page, mode);

  const { findings } = await forcedColours.audit({ page, mode, whole: true });

  expect(findings.map(({ rule, selector }) => [rule, selector])).toEqual([['edges', '#empty']]);
  await page.goto(pathToFileURL(bad).href);
});

test('the keyboard walk goes on from a pane that scrolls to the next, and finds one that lies above', async () => {
  const pane = (name: string, top: number) =>
    `<div style="position: absolute; top: ${top}px; height: 90px; width: 200px; overflow: auto">
      <button>${name}</button><div style="height: 400px"></div><button>Koniec: ${name}</button></div>`;
  const orderOf = async (html: string) => {
    await page.setContent(`<style>:focus-visible { outline: 3px solid }</style>${html}`);
    const { findings } = await walk(page, false);
    return findings.filter(({ rule }) => rule === 'order').length;
  };

  expect(await orderOf(pane('Góra', 10) + pane('Dół', 110))).toBe(0);
  expect(await orderOf(pane('Dół', 110) + pane('Góra', 10))).toBe(1);
  await page.goto(pathToFileURL(bad).href);
});

test('the keyboard walk goes through the parts of a day, and a link beside words may be as low as they are', async () => {
  await page.setContent(`<style>:focus-visible { outline: 3px solid }</style>
    <div>Zapytaj <a href="#a">o termin</a>, a odpowiemy.</div><input type="date" aria-label="Dzień"><button>Dalej</button>`);
  const mode = modeOf(390, 'light');
  await wear(page, mode);

  const { findings: low } = await targets.audit({ page, mode, whole: false });
  const { findings: trapped } = await walk(page, false);

  expect(low.map(({ selector }) => selector)).not.toContain('body > div > a');
  expect(trapped.map(({ rule }) => rule)).not.toContain('no-trap');
  await page.goto(pathToFileURL(bad).href);
});

test('Alfa reads style sheets with rules that it does not know, leaves out what is not shown, and says which words it means', async () => {
  await page.setContent(`<style>
    @layer parts { p { color: #eee; background: #fff } @container (width > 1px) { p { color: red } } }
    </style><p>Blade</p><div hidden="until-found"><p>Ukryte</p></div>`);
  const mode = modeOf(390, 'light');
  await wear(page, mode);
  const rules = () => page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
  const before = await rules();

  const { findings } = await alfa.audit({ page, mode, whole: false });

  expect(findings.filter(({ rule }) => rule === 'sia-r69').map(({ selector }) => selector)).toEqual([
    'xpath=/html[1]/body[1]/p[1]/text()[1]',
  ]);
  expect(await rules()).toBe(before);
  await page.goto(pathToFileURL(bad).href);
});

test('the Nu HTML Checker finds what is wrong with the bad page', async () => {
  const documents = new Map([['bad', readFileSync(bad, 'utf8')]]);
  const found = await checkHtml(documents);
  expect(found.get('bad')?.filter(({ rule }) => rule === 'error').length).toBeGreaterThan(3);
});

test('the layout check finds what sticks out of the screen, is cut off, leaves its ground, or does not grow', async () => {
  await wear(page, modeOf(390, 'light'));
  const verdicts = await auditLayout(page, true);
  const messages = verdicts.flatMap(({ findings }) =>
    findings.map(({ rule, message }) => `${rule}: ${message}`),
  );
  for (const expected of [
    /^reflow: The page is/,
    /^text-spacing: It cuts off/,
    /^reflow: “Zadzwoń \+48 000 000 000” leaves the box that paints its background or edge by \d+ px/,
    /^text-200: Its text grows only/,
  ]) {
    expect(messages).toContainEqual(expect.stringMatching(expected));
  }
});

test('the keyboard walk finds a trap, a missing ring, a hidden stop, a wrong order and no skip link', async () => {
  await wear(page, modeOf(1280, 'light'));
  const { findings } = await walk(page, true);
  const rules = new Set(findings.map(({ rule }) => rule));
  expect([...rules]).toEqual(
    expect.arrayContaining(['no-trap', 'focus-visible', 'reachable', 'order', 'skip-link']),
  );
});
