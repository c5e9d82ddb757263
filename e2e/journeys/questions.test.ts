import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { application, hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('questions', () => {
  test('the first click opens a question if the application fails to load', async () => {
    const { page } = await visit('about:blank');
    await page.route(application, (route) => route.abort());
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Kiedy warto wezwać firmę DDD?' }).click();
    await page.getByText('Gdy szkodniki wracają mimo domowych sposobów').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a hash change opens the question, in view below the header', async () => {
    const { page } = await visit('/faq');
    await hydrate(page);
    const question = page.locator('main h3 button[aria-controls]').last();
    const id = (await question.getAttribute('aria-controls')) ?? '';
    await page.evaluate((hash) => history.pushState(null, '', hash), `#${id}`);
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    const bar = await page.locator('.ui-SiteHeader-bar').boundingBox();
    const top = async () => (await question.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(await top()).toBeLessThan(720);
  });

  test('a text fragment (#:~:text=) opens the answer', async () => {
    const { page } = await visit('/404');
    await page.goto(`/faq#:~:text=${encodeURIComponent('Gdy szkodniki wracają mimo domowych sposobów')}`);
    const question = page.getByRole('button', { name: 'Kiedy warto wezwać firmę DDD?' });
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText('Gdy szkodniki wracają mimo domowych sposobów').isVisible()).toBe(true);
  });
});
