import { afterEach, expect, test } from 'vitest';
import { pageKinds } from '../../tools/pageKinds.ts';
import { openBrowser } from '../support/browser.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

const cases = Object.entries(pageKinds).map(([kind, address], place) => ({ kind, address, place }));

test.for(cases)('$kind has the same text without scripting', async ({ address }) => {
  const words = async (javaScriptEnabled: boolean) => {
    const { page } = await visit(address, { javaScriptEnabled });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('a[href^="tel:+48"]').count()).toBeGreaterThan(0);
    return page.getByRole('main').evaluate((main: HTMLElement) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, td')]
        .filter((part) => !part.closest('noscript, form, [role="status"]'))
        .map((part) => {
          // What stands there for those without scripting is not said again.
          const plain = part.cloneNode(true) as HTMLElement;
          for (const substitute of plain.querySelectorAll('noscript')) substitute.remove();
          return plain.textContent.trim();
        }),
    );
  };
  expect(await words(false)).toEqual(await words(true));
});
