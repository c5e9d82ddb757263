import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alfa } from '../../tools/audit/checks/alfa.ts';
import { checkKeyboard } from '../../tools/audit/checks/keyboard.ts';
import { checkForcedColors, checkReducedMotion, checkTargets } from '../../tools/audit/checks/preferences.ts';
import { checkReflow } from '../../tools/audit/checks/reflow.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';

const bad = join(import.meta.dirname, 'badPage.html');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(timeouts.wait);
});
beforeEach(async () => {
  await page.goto(pathToFileURL(bad).href);
  await applyMode(page, modes.phone);
});
afterAll(() => browser.close());

const rulesOf = (remarks: readonly { rule: string }[]) => remarks.map(({ rule }) => rule);

describe.skipIf(isShort)('the checks of the audit', () => {
  test('Alfa reads stylesheets with unknown rules, and ignores text that is hidden until found', async () => {
    await page.setContent(`<style>
      @layer parts { p { color: #eee; background: #fff } @container (width > 1px) { p { color: red } } }
      </style><p>Blade</p><div hidden="until-found"><p>Ukryte</p></div>`);
    const rules = () => page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
    const before = await rules();

    const findings = await alfa.run({ page, mode: modes.phone, whole: false });

    expect(findings.filter(({ rule }) => rule === 'sia-r69').map(({ selector }) => selector)).toEqual([
      'xpath=/html[1]/body[1]/p[1]/text()[1]',
    ]);
    expect(await rules()).toBe(before);
  });

  test('the reflow check finds what is off the screen, cut off, off its background, or does not grow', async () => {
    const messages = (await checkReflow(page, true)).map(({ rule, message }) => `${rule}: ${message}`);
    for (const expected of [
      /^reflow: The page is/,
      /^text-spacing: It cuts off/,
      /^reflow: “Zadzwoń \+48 000 000 000” leaves the box that paints its background by \d+ px/,
      /^text-200: Its text grows only/,
    ]) {
      expect(messages).toContainEqual(expect.stringMatching(expected));
    }
  });

  test('the checks of preferences find small targets, motion and invisible buttons', async () => {
    expect(rulesOf(await checkTargets(page))).toContain('target-size-44');
    await applyMode(page, modes.reducedMotion);
    const messages = (await checkReducedMotion(page)).map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining(['It runs the animation spin.', 'A change of transform is animated.']),
    );
    await page.setContent(`<style>
      button { border: 0 }
      .painted::before { content: ''; display: block; width: 1em; height: 1em; background: ButtonText; forced-color-adjust: none }
      </style><button id="empty" aria-label="Zamknij"></button><button class="painted" aria-label="Zamknij"></button>`);
    await applyMode(page, modes.forcedColors);
    expect((await checkForcedColors(page)).map(({ selector }) => selector)).toEqual(['#empty']);
  });

  test('the keyboard check finds a trap, a missing ring, a hidden stop, a wrong order and no skip link', async () => {
    await applyMode(page, modes.desktop);
    const rules = rulesOf(await checkKeyboard(page, true));
    expect(rules).toEqual(
      expect.arrayContaining(['no-trap', 'focus-visible', 'reachable', 'order', 'skip-link']),
    );
  });

  test('the reflow check finds a page that is turned in landscape', async () => {
    await page.setContent(
      `<style>@media (orientation: landscape) { body { rotate: 90deg } }</style><p>Słowa</p>`,
    );
    expect((await checkReflow(page, true)).filter(({ rule }) => rule === 'orientation')).toContainEqual(
      expect.objectContaining({ selector: 'body', message: 'The page is turned.' }),
    );
  });

  test('the reflow check finds words that large text breaks, and columns that it leaves no room', async () => {
    await page.setContent(`<p lang="pl" style="width: 2em; overflow-wrap: anywhere">Skontaktować</p>
      <p lang="pl" style="width: 2em">Od 60 do 80 zł z VAT</p><p>Zwykły akapit, który ma dość miejsca.</p>`);
    const found = (await checkReflow(page, true)).filter(({ mode }) => mode === '390 px, text 200 %');
    expect(found.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '“Skontaktować” is broken without a hyphen.',
        expect.stringMatching(/^“Od 60 do 80 zł z VAT” has a column of [3-7] characters/),
      ]),
    );
    expect(found.filter(({ message }) => message.includes('Zwykły'))).toEqual([]);
  });
});
