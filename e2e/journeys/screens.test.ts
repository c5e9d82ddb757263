import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { plainText } from '../../site/src/content/typeset.ts';
import { openBrowser } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShifts.ts';
import { hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Safari removes the role of a list with `list-style: none`, but not within a <nav>. */
const listsWithoutRole = (page: Page) =>
  page
    .locator(':is(ul, ol):not(nav *, [role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => `<${list.localName} class="${list.className}"> ${list.textContent.slice(0, 40)}`),
    );

describe('each page', () => {
  test.each([
    ['/', 'Pluskwy, kuna, pleśń? Pomożemy w Krakowie i Małopolsce'],
    ['/uslugi', 'Usługi DDD w Małopolsce'],
    ['/uslugi/zwalczanie-pluskiew', 'Zwalczanie pluskiew w Krakowie i Małopolsce'],
    ['/uslugi/odstraszanie-kun/tarnow', 'Odstraszanie kun w Tarnowie'],
    ['/uslugi/odgrzybianie/krakow', /^Odgrzybianie.* w Krakowie$/],
    ['/miasta', 'Miasta Małopolski, w których pracujemy'],
    ['/miasta/kety', 'Szkodniki i pleśń w Kętach'],
    ['/uslugi/pluskwy-landing', /pluskwy/i],
    ['/blog', 'Blog o szkodnikach, dezynfekcji i pleśni'],
    ['/galeria', 'Galeria: szkodniki i pleśń z bliska'],
    ['/faq', 'Często zadawane pytania'],
    ['/kontakt', 'Zadzwoń albo napisz'],
    ['/blog/bezpieczenstwo-zabiegow-ddd', /bezpiecz/i],
    ['/cennik', 'Cennik DDD w Krakowie i Małopolsce'],
    ['/szkodniki', /^Szkodniki/],
    ['/szkodniki/osy', 'Osy i szerszenie w Krakowie i Małopolsce'],
    ['/dla-firm', /^DDD dla firm/],
    ['/en', /Kraków$/],
    ['/objawy/gniazdo-os', 'Osy lecą w jedno miejsce przy domu'],
    ['/przygotowanie', /przygotowa/i],
    ['/przygotowanie/zwalczanie-pluskiew', /plusk/i],
    ['/polityka-prywatnosci', 'Polityka prywatności'],
    ['/gwarancja', 'Warunki gwarancji'],
    ['/o-nas', 'Kto przyjedzie do ciebie w Krakowie i Małopolsce'],
    ['/dostepnosc', /dostępności/],
  ])('%s is there, quiet, by itself, and the same before and after React takes over', async (path, title) => {
    const { page, noise } = await visit('about:blank');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);

    // Firefox's innerText omits spaces at the end of a line.
    const text = async () => plainText((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (typeof title === 'string') expect(await text()).toBe(title);
    else expect(await text()).toMatch(title);
    const before = await page.getByRole('main').innerText();
    expect(await listsWithoutRole(page)).toEqual([]);

    await hydrate(page);

    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(await layoutShifts(page)).toEqual([]);
    expect(noise).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(`${inject('addresses').site}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(await page.locator('a[href^="tel:+48"]').count()).toBeGreaterThan(0);
  });

  test('content pages load no application before an interaction', async () => {
    const { page } = await visit('/faq');
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    await page.waitForLoadState('networkidle');
    expect(await scripts()).toBe(1);
  });

  test('before hydration a link loads a document', async () => {
    const { page } = await visit('/faq');
    const rules = page.locator('script[type="speculationrules"]');
    expect(await rules.count()).toBe(1);
    await hydrate(page);
    expect(await rules.count()).toBe(0);
  });
});
