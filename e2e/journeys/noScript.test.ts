import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

test.each(['/faq', '/uslugi/deratyzacja/krakow'])(
  '%s has the same text without scripting',
  async (address) => {
    const readTexts = async (javaScriptEnabled: boolean) => {
      const { page } = await visit(address, { javaScriptEnabled });
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('a[href^="tel:+48"]').count()).toBeGreaterThan(0);
      return page.getByRole('main').evaluate((main: HTMLElement) =>
        [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, td')]
          .filter((part) => !part.closest('noscript, form, [role="status"]'))
          .map((part) => {
            // With scripting, textContent includes the source of <noscript>.
            const plain = part.cloneNode(true) as HTMLElement;
            for (const substitute of plain.querySelectorAll('noscript')) substitute.remove();
            return plain.textContent.trim();
          }),
      );
    };
    expect(await readTexts(false)).toEqual(await readTexts(true));
  },
);
