import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe } from '../../tools/audit/checks/axe.ts';
import { exceptions } from '../../tools/audit/exceptions.ts';
import { findException } from '../../tools/audit/findings.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { disableSticky } from '../../tools/audit/pageTools.ts';
import { pageKinds } from '../../tools/pageKinds.ts';
import { openContext, open } from '../../tools/audit/visit.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

// `npm run audit` runs every check on every page in every mode.
test.each([
  ['/', modes.phone],
  ['/kontakt', modes.desktopDark],
  [pageKinds['serviceInTown']!, modes.phone],
])('axe finds nothing on %s that no exception allows', async (path, mode) => {
  const context = await openContext(browser);
  context.setDefaultTimeout(timeouts.wait);
  const page = await context.newPage();
  await applyMode(page, mode);
  await open(page, { name: path, url: inject('addresses').site + path });
  const findings = await disableSticky(page, () => axe.run({ page, mode, whole: true }));
  await context.close();
  const isAllowed = (finding: (typeof findings)[number]) =>
    findException({ ...finding, check: axe.name, page: path, mode: '' }, exceptions);
  expect(findings.filter((finding) => !isAllowed(finding))).toEqual([]);
});
