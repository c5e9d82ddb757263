import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe } from '../../packages/audit/src/engines/axe.ts';
import { walk } from '../../packages/audit/src/engines/keyboard.ts';
import { knownFalsePositives } from '../../packages/audit/src/known.ts';
import { isExcused, type Remark } from '../../packages/audit/src/finding.ts';
import { laidFlat } from '../../packages/audit/src/inPage.ts';
import { modeOf, wear } from '../../packages/audit/src/modes.ts';
import { arrive, newVisitor } from '../../packages/audit/src/visit.ts';
import { kindsOf } from '../support/short.ts';
import { pageKinds } from '../../site/checks/pageKinds.ts';
import { patience } from '../../tools/testing/patience.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    timeout: patience.wait,
  });
});
afterAll(() => browser.close());

const lines = (name: string, remarks: readonly Remark[]) =>
  remarks
    .filter((remark) => !isExcused({ ...remark, engine: name, page: '', mode: '' }, knownFalsePositives))
    .map(({ rule, selector, message }) => `${rule}: ${selector}: ${message}`);

const missing = '/nie-ma-takiej-strony';
/** Not all, for `npm test`. The whole of it, with every engine and mode, is `npm run audit`. */
const lookedAtClosely = new Set([...kindsOf(0).map(([, path]) => path), missing]);

const pages = [...Object.values(pageKinds), missing].map((path) => {
  const closely = lookedAtClosely.has(path);
  const found = closely
    ? 'axe or a walk by keyboard finds, on a phone and on a dark desktop'
    : 'axe finds, on a phone';
  return { path, closely, found };
});

test.each(pages)('$path has nothing that $found', async ({ path, closely }) => {
  const context = await newVisitor(browser, 'pl-PL');
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const found: string[] = [];
  for (const mode of closely ? [modeOf(390, 'light'), modeOf(1280, 'dark')] : [modeOf(390, 'light')]) {
    await wear(page, mode);
    await arrive(page, { name: path, url: inject('addresses').site + path }, 'h1');
    const { findings } = await laidFlat(page, () => axe.audit({ page, mode, whole: true }));
    found.push(...lines(axe.name, findings));
    if (closely && mode.width === 390) found.push(...lines('keyboard', (await walk(page, true)).findings));
  }
  await context.close();
  expect(found).toEqual([]);
});
