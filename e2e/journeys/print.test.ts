import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { openBrowser } from '../support/browser.ts';
import { isShort } from '../../tools/testing/isShort.ts';

// Playwright prints with Chromium only.
const visit = openBrowser();

const sheets = globSync('przygotowanie/*.html', { cwd: dist }).map(
  (file) => `/${file.replace(/\.html$/, '')}`,
);

/** Half an inch, the widest default margin of a browser. */
const margin = { top: '12.7mm', right: '12.7mm', bottom: '12.7mm', left: '12.7mm' };
const a4 = { width: Math.floor(((210 - 2 * 12.7) / 25.4) * 96), height: 900 };

const open = async (path: string) => (await visit(path, { viewport: a4 })).page;

async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each(isShort ? sheets.slice(0, 2) : sheets)(
  '%s prints on one page, with nothing cut off',
  async (path) => {
    const page = await open(path);
    expect(await countPages(page)).toBe(1);

    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { right, width } = element.getBoundingClientRect();
          const { overflow } = getComputedStyle(element);
          return (
            width > 0 &&
            (right > innerWidth + 1 ||
              (overflow !== 'visible' && element.scrollHeight > element.clientHeight + 1))
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
    for (const text of await page.getByRole('main').getByRole('listitem').all())
      expect(await text.isVisible()).toBe(true);
  },
);

test('on paper are the name of the company and the hours of the week, in a line', async () => {
  const page = await open('/en');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-closed]:visible').count()).toBe(0);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  const hours = page.getByText(/Mon/).first();
  expect((await hours.boundingBox())?.height).toBeLessThan(50);
});
