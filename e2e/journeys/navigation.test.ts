import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { canonical, structuredData } from '../support/pageHead.ts';
import { phone } from '../support/phone.ts';
import { hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('a navigation', () => {
  test('begins at the top with the focus on the heading, and back returns to the old place', async () => {
    const { page } = await visit('/');
    const rules = page.locator('script[type="speculationrules"]');
    expect(await rules.count()).toBe(1);
    await hydrate(page);
    expect(await rules.count()).toBe(0);
    const link = page.getByRole('link', { name: 'Zobacz wszystkie usługi' });
    await link.scrollIntoViewIfNeeded();
    // A click may scroll to reach the link, so the position is read at the click.
    await page.evaluate(() => {
      const tell = () => Object.assign(window, { left: scrollY });
      addEventListener('pointerdown', tell, { capture: true });
    });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Usługi DDD' }).waitFor();
    const left = await page.evaluate(() => (window as { left?: number }).left);
    expect(left).toBeGreaterThan(500);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
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
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await title('Często zadawane pytania');

    // The page is not hydrated then, so no router replaces it.
    await page.reload();
    await page.goBack();
    await title('Pluskwy');
    expect(new URL(page.url()).hash).toBe('#tresc');
    await page.goForward();
    await title('Często zadawane pytania');
  });

  test('replaces title, canonical URL and structured data', async () => {
    const { page } = await visit('/faq');
    await hydrate(page);
    expect(await structuredData(page)).toContain('FAQPage');
    await page
      .getByRole('navigation', { name: 'Menu główne' })
      .getByRole('link', { name: 'Galeria' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    expect(await page.title()).toMatch(/^Galeria/);
    expect(await canonical(page)).toMatch(/\/galeria$/);
    expect(await structuredData(page)).not.toContain('FAQPage');
    expect(await page.locator('meta[name="description"]').count()).toBe(1);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'pytania' }).waitFor();
    expect(await page.title()).toMatch(/^FAQ/);
    expect(await structuredData(page)).toContain('FAQPage');
  });

  test('to a fragment goes to its target as the browser does, and entries of fragment links keep their state', async () => {
    const { page } = await visit('/kontakt');
    await hydrate(page);
    const name = page.getByLabel('Imię i nazwisko');
    await name.fill('Zofia');
    const privacy = page.getByRole('main').locator('a[href="/polityka-prywatnosci"]').first();
    await privacy.evaluate((link: HTMLAnchorElement) => {
      link.href += '#tresc';
      link.click();
    });
    await page.getByRole('heading', { level: 1, name: 'Polityka prywatności' }).waitFor();
    const focused = () =>
      page.evaluate(() => [document.activeElement?.tagName, document.querySelector(':target')?.id]);
    expect(await focused()).toEqual(['BODY', 'tresc']);
    // A native link, as in a table of contents.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#stopka' });
      document.body.append(link);
      link.click();
    });
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
    await expect.poll(() => name.inputValue()).toBe('Zofia');
  });

  test('of a card is followed by a tap on any of its words, also without scripting', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    const card = page.getByRole('article').filter({ hasText: 'Odstraszanie kun' }).first();
    const words = card.locator('p').first();
    await words.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await words.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForURL('**/uslugi/odstraszanie-kun');
  });
});
