import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe } from '../../tools/audit/checks/axe.ts';
import { checkKeyboard } from '../../tools/audit/checks/keyboard.ts';
import { findDecision, type Remark } from '../../tools/audit/findings.ts';
import { decisions } from '../../tools/audit/decisions.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { withoutSticky } from '../../tools/audit/pageTools.ts';
import { newVisitor, open } from '../../tools/audit/visit.ts';
import { kindsOf } from '../support/short.ts';
import { pageKinds } from '../../tools/pageKinds.ts';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const describeOpen = (check: string, remarks: readonly Remark[]) =>
  remarks
    .filter((remark) => !findDecision({ ...remark, check, page: '', mode: '' }, decisions))
    .map(({ rule, selector, message }) => `${rule}: ${selector}: ${message}`);

const missing = '/nie-ma-takiej-strony';
/** Pages for the keyboard check. `npm run audit` runs every check on every page. */
const checkedClosely = new Set([...kindsOf(0).map(([, path]) => path), missing]);

const pages = [...Object.values(pageKinds), missing].map((path) => ({
  path,
  closely: checkedClosely.has(path),
  checks: checkedClosely.has(path) ? 'axe and the keyboard check' : 'axe',
}));

test.each(pages)('$path passes $checks', async ({ path, closely }) => {
  const context = await newVisitor(browser);
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const found: string[] = [];
  for (const mode of closely ? [modes.phone, modes.desktopDark] : [modes.phone]) {
    await applyMode(page, mode);
    await open(page, { name: path, url: inject('addresses').site + path });
    const { findings } = await withoutSticky(page, () => axe.run({ page, mode, whole: true }));
    found.push(...describeOpen(axe.name, findings));
    if (closely && mode === modes.phone)
      found.push(...describeOpen('keyboard', await checkKeyboard(page, true)));
  }
  await context.close();
  expect(found).toEqual([]);
});
