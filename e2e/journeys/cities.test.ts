import { afterEach, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { canonical } from '../support/pageHead.ts';
import { hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('cities', () => {
  test.each([
    ['/uslugi/deratyzacja/kraków', '/uslugi/deratyzacja/krakow'],
    ['/uslugi/zwalczanie-pluskiew/nowy-sącz', '/uslugi/zwalczanie-pluskiew/nowy-sacz'],
    ['/miasta/myślenice', '/miasta/myslenice'],
  ])('the host redirects %s for good', async (spelled, plain) => {
    const response = await fetch(inject('addresses').site + encodeURI(spelled), { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(plain);
  });

  test('a diacritic spelling in the app replaces the entry of the history', async () => {
    const { page } = await visit('/uslugi');
    await hydrate(page);
    await page.evaluate(() => {
      history.pushState({}, '', encodeURI('/uslugi/deratyzacja/kraków'));
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.waitForURL('**/uslugi/deratyzacja/krakow');
    await page.getByRole('heading', { level: 1, name: 'Deratyzacja w Krakowie' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/uslugi');
  });

  test('an unknown town is shown decoded and kept from search engines', async () => {
    const shown = '<img src=x onerror=alert(1)>';
    const { page, noise } = await visit(`/uslugi/odstraszanie-kun/${encodeURIComponent(shown)}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: shown }).waitFor();
    expect(await page.title()).toContain(shown);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await canonical(page)).toMatch(/\/uslugi\/odstraszanie-kun$/);
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(noise).toEqual([]);
  });
});
