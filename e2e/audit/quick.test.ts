import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkKeyboard } from '../../tools/audit/checks/keyboard.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { newVisitor, open } from '../../tools/audit/visit.ts';
import { describeOpen, findOpen } from '../support/findings.ts';
import { kindsOf } from '../support/short.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Kinds of pages, for `npm test` a third of them. `npm run audit` runs every check on every page. */
const pages = [...kindsOf(0).map(([, path]) => path), '/nie-ma-takiej-strony'];

/** The frame, the menu and the controls of most pages are on these. A keyboard check takes 6 s. */
const pagesForKeyboard = ['/', '/galeria'];

test.each(pages)('%s passes axe on a phone and in the dark, two also the keyboard check', async (path) => {
  const context = await newVisitor(browser);
  context.setDefaultTimeout(timeouts.wait);
  const page = await context.newPage();
  await applyMode(page, modes.desktopDark);
  await open(page, { name: path, url: inject('addresses').site + path });
  const dark = await findOpen(page, modes.desktopDark);
  await applyMode(page, modes.phone);
  await open(page, { name: path, url: inject('addresses').site + path });
  const light = await findOpen(page, modes.phone);
  const remarks = pagesForKeyboard.includes(path) ? await checkKeyboard(page, true) : [];
  await context.close();
  expect([...dark, ...light, ...describeOpen('keyboard', path, remarks)]).toEqual([]);
});
