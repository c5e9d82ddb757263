import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { headingOf } from '../support/headingOf.ts';
import { hydrate } from '../support/hydration.ts';

const visit = openBrowser();

describe('a navigation', () => {
  test('begins at the top with the focus on the heading, and back returns to the old place', async () => {
    const { page } = await visit('/');
    const rules = page.locator('script[type="speculationrules"]');
    expect(await rules.count()).toBe(1);
    await hydrate(page);
    expect(await rules.count()).toBe(0);
    const link = page.locator('main a[href="/uslugi"]').last();
    await link.scrollIntoViewIfNeeded();
    // A click may scroll to reach the link, so the position is read at the click.
    await page.evaluate(() => {
      const tell = () => Object.assign(window, { left: scrollY });
      addEventListener('pointerdown', tell, { capture: true });
    });
    await link.click();
    await page.getByRole('heading', { level: 1, name: headingOf('/uslugi') }).waitFor();
    const left = await page.evaluate(() => (window as { left?: number }).left);
    expect(left).toBeGreaterThan(500);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: headingOf('/') }).waitFor();
    // Firefox restores a rounded position.
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - Number(left)))
      .toBeLessThan(1);
  });

  test('back works after a reload, without navigation timing, and keeps the hash', async () => {
    const { page } = await visit('about:blank');
    await page.addInitScript(() => (performance.getEntriesByType = () => []));
    await page.goto('/#tresc');
    await hydrate(page);
    const title = (path: string) => page.getByRole('heading', { level: 1, name: headingOf(path) }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const link = menu.locator('a[href^="/faq"]');
    await link.evaluate((element) => element.setAttribute('href', '/faq#godziny'));
    await link.click();
    await title('/faq');
    const target = () => [
      document.querySelector(':target')?.id,
      document.documentElement.style.scrollBehavior,
    ];
    expect(await page.evaluate(target)).toEqual(['godziny', '']);
    expect(await page.evaluate(() => (history.state as { idx?: number } | null)?.idx)).toBe(1);

    // The page is not hydrated then, so no router replaces it.
    await page.reload();
    await page.goBack();
    await title('/');
    expect(new URL(page.url()).hash).toBe('#tresc');
    await page.goForward();
    await title('/faq');
  });
});
