import type { Page } from '../support/page.ts';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { plainText } from '../../site/src/content/typeset.ts';
import { openBrowser } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShifts.ts';
import { wakeUp } from '../support/wakeUp.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Path and fragment. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

/** The kinds of structured data in the document's head. */
const structuredData = (page: Page) =>
  page.locator('head script[type="application/ld+json"]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { '@type': type } = JSON.parse(block.textContent ?? '') as { '@type': string | string[] };
      return [type].flat().join('+');
    }),
  );

describe('every screen', () => {
  test.each([
    ['/', 'Pluskwy, kuny, pleśń? W pilnej sprawie przyjedziemy jeszcze dziś'],
    ['/uslugi', 'Usługi DDD, odgrzybianie i ozonowanie'],
    ['/uslugi/zwalczanie-pluskiew', 'Zwalczanie pluskiew w Małopolsce'],
    ['/uslugi/odstraszanie-kun/tarnow', 'Odstraszanie kun w Tarnowie'],
    ['/uslugi/deratyzacja/kety', 'Deratyzacja w Kętach'],
    ['/uslugi/dezynfekcja/nowy-sacz', 'Dezynfekcja w Nowym Sączu'],
    ['/uslugi/dezynsekcja/zakopane', 'Dezynsekcja w Zakopanem'],
    ['/uslugi/odgrzybianie/krakow', /^Odgrzybianie.* w Krakowie$/],
    ['/miasta', 'Miasta, w których pracujemy'],
    ['/miasta/kety', 'Szkodniki i pleśń w Kętach'],
    ['/uslugi/pluskwy-landing', /pluskwy/i],
    ['/blog', 'Blog'],
    ['/galeria', 'Galeria'],
    ['/faq', 'Często zadawane pytania'],
    ['/kontakt', 'Kontakt'],
    ['/blog/bezpieczenstwo-zabiegow-ddd', /bezpiecz/i],
    ['/cennik', 'Cennik'],
    ['/objawy/gniazdo-os', 'Osy lecą w jedno miejsce przy domu'],
    ['/przygotowanie', /przygotowa/i],
    ['/przygotowanie/zwalczanie-pluskiew', /plusk/i],
    ['/polityka-prywatnosci', 'Polityka prywatności'],
    ['/gwarancja', 'Warunki gwarancji'],
    ['/o-nas', 'Kto do ciebie przyjedzie'],
    ['/dostepnosc', /dostępności/],
  ])('%s is there, quiet, by itself, and the same before and after React takes over', async (path, title) => {
    const { page, noise } = await visit(path);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload();

    // Not innerText, from which Firefox leaves out the space at the end of a line of blocks.
    const text = async () => plainText((await heading(page).textContent()) ?? '');
    if (typeof title === 'string') expect(await text()).toBe(title);
    else expect(await text()).toMatch(title);
    const before = await page.getByRole('main').innerText();

    await wakeUp(page);

    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(await layoutShifts(page)).toBe(0);
    expect(noise).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(`${inject('addresses').site}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(await page.locator('a[href^="tel:+48"]').count()).toBeGreaterThan(0);
  });

  test('content pages fetch no application until the visitor acts', async () => {
    const { page } = await visit('/faq');
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    await page.waitForLoadState('networkidle');
    expect(await scripts()).toBe(1);
  });

  test('and leave the next page to the browser until the application fetches it', async () => {
    const { page } = await visit('/faq');
    const rules = page.locator('script[type="speculationrules"]');
    expect(await rules.count()).toBe(1);
    await wakeUp(page);
    expect(await rules.count()).toBe(0);
  });
});

describe('the menu of phones', () => {
  test('opens without script, and closes on Esc and on a tap elsewhere', { tags: 'smoke' }, async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const toggle = page.getByRole('button', { name: 'Otwórz menu' });
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    await page.touchscreen.tap(200, 800);
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    await page.getByRole('button', { name: 'Zamknij menu' }).tap();
    expect(await menu.isVisible()).toBe(false);
    expect(await toggle.isVisible()).toBe(true);
  });

  test('does not lie over what the keyboard has reached on the page', async () => {
    const { page } = await visit('/', { viewport: { width: 390, height: 740 } });
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const goTo = async (key: string, part: string) => {
      const isThere = () => page.evaluate((name) => document.activeElement?.closest(name) !== null, part);
      for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
      expect(await isThere()).toBe(true);
    };
    await page.getByRole('button', { name: 'Otwórz menu' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.isVisible()).toBe(true);

    await goTo('Tab', 'main');
    expect(await menu.isVisible()).toBe(false);
    await goTo('Shift+Tab', 'header');
    expect(await menu.isVisible()).toBe(true);
  });

  test.each([
    ['on a narrow phone', 320, 1, 0],
    ['on a phone', 390, 1, 0],
    ['on a phone, further down the page', 390, 1, 900],
    ['on a tablet', 768, 1, 0],
    ['where text is twice as large', 320, 2, 0],
    ['where text is twice as large, further down the page', 320, 2, 900],
  ])('leaves the logo and its button in sight %s, and fits the screen', async (_, wanted, scale, down) => {
    const height = 740;
    const { page } = await visit('/', { viewport: { width: wanted, height }, reducedMotion: 'reduce' });
    // An engine may have no window as narrow as that.
    const width = await page.evaluate(
      ([text, y]) => {
        document.documentElement.style.fontSize = `${text * 100}%`;
        scrollTo(0, y);
        return innerWidth;
      },
      [scale, down] as const,
    );
    await page.getByRole('button', { name: 'Otwórz menu' }).click();

    const menu = await page.getByRole('navigation', { name: 'Menu główne' }).boundingBox();
    const toggle = page.getByRole('button', { name: 'Zamknij menu' });
    const logo = page.getByRole('banner').getByRole('link', { name: 'strona główna' });
    for (const part of [toggle, logo]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(menu?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(height);
    // Every item can be reached, be it by scrolling.
    const last = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    const [wide, room] = await page.evaluate(() => {
      const { documentElement: html } = document;
      return [html.scrollWidth, html.clientWidth];
    });
    expect(wide).toBe(room);
    const number = page.getByRole('banner').getByRole('link', { name: '000 000 000' }).first();
    expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  });

  test('closes when a link is followed, and when anything dispatches closeMenus', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/', phone);
    await wakeUp(page);
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const toggle = page.getByRole('button', { name: 'Otwórz menu' });
    await toggle.tap();
    await page.evaluate(() => window.dispatchEvent(new Event('closeMenus')));
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    await menu.getByRole('link', { name: 'FAQ' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Często zadawane pytania' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
  });
});

describe('a navigation', () => {
  test('begins at the top with the focus on the heading, and back returns to the old place', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/');
    await wakeUp(page);
    const link = page.getByRole('link', { name: 'Zobacz wszystkie usługi' });
    await link.scrollIntoViewIfNeeded();
    // Whoever presses may scroll once more to reach the link, so the press says what place is left.
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
    // Firefox comes back to a whole pixel.
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - Number(left)))
      .toBeLessThan(1);
  });

  test('is gone back on after a reload as well', async () => {
    const { page } = await visit('/');
    await wakeUp(page);
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await title('Często zadawane pytania');

    // Nothing is awake then that could put one page in place of another.
    await page.reload();
    await page.goBack();
    await title('Pluskwy');
    await page.goForward();
    await title('Często zadawane pytania');
  });

  test('puts title, canonical address and structured data in place of the last page’s', async () => {
    const { page } = await visit('/faq');
    await wakeUp(page);
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

  test('without React is an ordinary one', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Zobacz wszystkie usługi' }).click();
    await page.waitForURL('**/uslugi');
  });

  test('of a card is followed by a tap on any of its words, without script too', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    const card = page.getByRole('article').filter({ hasText: 'Odstraszanie kun' }).first();
    const words = card.locator('p').first();
    await words.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await words.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForURL('**/uslugi/odstraszanie-kun');
  });
});

describe('cities', () => {
  test('one tile is open at a time; its second tap, a tap elsewhere and Esc close it', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/uslugi');
    const tile = (name: string) => page.getByRole('button', { name, exact: true });
    const expanded = (name: string) => tile(name).getAttribute('aria-expanded');
    await tile('Kraków').click();
    await page.getByRole('link', { name: 'Deratyzacja w Krakowie' }).waitFor();
    await tile('Tarnów').click();
    await page.getByRole('link', { name: 'Deratyzacja w Tarnowie' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[aria-expanded="true"]').length === 1);
    expect(await expanded('Kraków')).toBe('false');
    await tile('Tarnów').click();
    expect(await expanded('Tarnów')).toBe('false');
    await tile('Kęty').click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await expanded('Kęty')).toBe('false');
    await tile('Kęty').click();
    await page.keyboard.press('Escape');
    expect(await expanded('Kęty')).toBe('false');
  });

  test.each([
    ['/uslugi/deratyzacja/kraków', '/uslugi/deratyzacja/krakow'],
    ['/uslugi/zwalczanie-pluskiew/nowy-sącz', '/uslugi/zwalczanie-pluskiew/nowy-sacz'],
    ['/uslugi/odgrzybianie/libiąż', '/uslugi/odgrzybianie/libiaz'],
    ['/uslugi/odstraszanie-kun/oświęcim', '/uslugi/odstraszanie-kun/oswiecim'],
    ['/miasta/myślenice', '/miasta/myslenice'],
  ])('the host redirects %s for good', async (spelled, plain) => {
    const response = await fetch(inject('addresses').site + encodeURI(spelled), { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(plain);
  });

  test('a diacritic spelling in the app replaces the entry of the history', async () => {
    const { page } = await visit('/uslugi');
    await wakeUp(page);
    await page.evaluate(() => {
      history.pushState({}, '', encodeURI('/uslugi/deratyzacja/kraków'));
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.waitForURL('**/uslugi/deratyzacja/krakow');
    await page.getByRole('heading', { level: 1, name: 'Deratyzacja w Krakowie' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/uslugi');
  });

  test.each([
    ['/uslugi/deratyzacja/Sucha%20Beskidzka', 'Sucha Beskidzka'],
    ['/uslugi/zwalczanie-pluskiew/mszana', 'Mszana'],
    ['/uslugi/odstraszanie-kun/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
  ])('an unknown town, %s, is shown decoded and kept from search engines', async (path, shown) => {
    const { page, noise } = await visit(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: shown }).waitFor();
    expect(await page.title()).toContain(shown);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await canonical(page)).toMatch(/\/uslugi\/(deratyzacja|zwalczanie-pluskiew|odstraszanie-kun)$/);
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(noise).toEqual([]);
  });
});

describe('questions', () => {
  test('at most one of a group is open, and all may be closed', async () => {
    const { page } = await visit('/faq');
    await wakeUp(page);
    const question = page.getByRole('button', { name: 'Co to jest DDD?' });
    const other = page.getByRole('button', { name: 'Kiedy warto wezwać firmę DDD?' });
    await question.click();
    expect(await page.getByText('DDD to skrót od trzech usług').isVisible()).toBe(true);
    await other.click();
    expect(await question.getAttribute('aria-expanded')).toBe('false');
    await other.click();
    expect(await other.getAttribute('aria-expanded')).toBe('false');
  });

  test('the first press opens one at once, and React takes it over', { tags: 'smoke' }, async () => {
    const { page } = await visit('/faq');
    const question = page.getByRole('button', { name: 'Co to jest DDD?' });
    await question.click();
    expect(await page.getByText('DDD to skrót od trzech usług').isVisible()).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    expect(await question.getAttribute('aria-expanded')).toBe('true');
    await question.click();
    expect(await question.getAttribute('aria-expanded')).toBe('false');
  });

  test('a link to words of a closed answer (#:~:text=) opens it', async () => {
    const { page } = await visit('/404');
    await page.goto(`/faq#:~:text=${encodeURIComponent('DDD to skrót od trzech usług')}`);
    const question = page.getByRole('button', { name: 'Co to jest DDD?' });
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText('DDD to skrót od trzech usług').isVisible()).toBe(true);
  });
});

describe('the blog', () => {
  test('lists what belongs to the chosen category, the featured article only where it belongs', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/blog');
    const shown = () => page.getByRole('article').count();
    const featured = page.getByText('Polecany artykuł');
    expect(await shown()).toBe(8);
    await page.getByRole('button', { name: 'Deratyzacja' }).click();
    await expect.poll(shown).toBe(1);
    expect(await featured.isVisible()).toBe(false);
    await page.getByRole('status').getByText('Kategoria: Deratyzacja. Liczba artykułów: 1.').waitFor();
    await page.getByRole('button', { name: 'Poradniki', pressed: false }).click();
    await expect.poll(shown).toBe(3);
    expect(await featured.isVisible()).toBe(true);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Poradniki']);
    await page.getByRole('button', { name: 'Wszystkie' }).click();
    await expect.poll(shown).toBe(8);
  });

  test('is filtered even where the application never arrives', async () => {
    const { page } = await visit('about:blank');
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Deratyzacja' }).click();
    await page.getByRole('button', { name: 'Deratyzacja', pressed: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('an article that does not exist says so and leads back', async () => {
    const { page, noise } = await visit('/blog/nie-ma-takiego');
    await page.getByRole('heading', { level: 1, name: 'Artykuł nie znaleziony' }).waitFor();
    await page.getByText('Przepraszamy, nie można znaleźć tego artykułu.').waitFor();
    await page.getByRole('link', { name: 'Powrót do bloga' }).click();
    await page.waitForURL('**/blog');
    expect(noise).toEqual([]);
  });
});

describe('the gallery', () => {
  test('opens a picture, leafs round both ends, and gives the focus back', { tags: 'smoke' }, async () => {
    const { page } = await visit('/galeria');
    await page
      .getByRole('button', { name: /^Powiększ zdjęcie/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog');
    await viewer.getByText('1 / 3').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('3 / 3').first().waitFor();
    await viewer.getByRole('button', { name: 'Następne zdjęcie' }).click();
    await viewer.getByText('1 / 3').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toContain('Odgrzybianie ściany');
  });

  test('Back closes the picture and no more: the page, its place and the router stay as they are', async () => {
    const { page, noise } = await visit('/', { viewport: { width: 390, height: 844 } });
    // From another page, by the router, to an address with a fragment.
    await wakeUp(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('nav a[href="/galeria"]');
      link?.click();
    });
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    await page.evaluate(() => {
      location.hash = 'tresc';
    });
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).nth(1);
    await thumbnail.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const seenAt = await place();
    const entries = await page.evaluate(() => history.length);
    const viewer = page.getByRole('dialog');
    const main = page.getByRole('main');
    await main.evaluate((element) => void Object.assign(element, { isTheFirst: true }));

    await thumbnail.click();
    await viewer.getByText('2 / 3').waitFor();
    await viewer.getByRole('button', { name: 'Następne zdjęcie' }).click();
    await viewer.getByText('3 / 3').waitFor();
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(await addressOf(page)).toBe('/galeria#tresc');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toContain('Ślady');
    expect(Math.abs((await place()) - seenAt)).toBeLessThan(844);

    // Forward opens it again; closed by its button, nothing is left to go back to.
    await page.goForward();
    await viewer.getByText('3 / 3').waitFor();
    await viewer.getByRole('button', { name: 'Zamknij' }).click();
    await viewer.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Viewer');
    await thumbnail.click();
    await viewer.waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Viewer');

    // Nothing was loaded or drawn anew, and Back leads where it would have led.
    expect(await main.evaluate((element) => 'isTheFirst' in element)).toBe(true);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('/galeria');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    expect(await viewer.count()).toBe(0);
    expect(noise).toEqual([]);
  });

  test('a page loaded anew with the picture open has no more than one entry for it', async () => {
    const { page } = await visit('/galeria');
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).first();
    const viewer = page.getByRole('dialog');
    await thumbnail.click();
    await viewer.waitFor();
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    expect(await viewer.count()).toBe(0);
    await thumbnail.click();
    await viewer.waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(await addressOf(page)).toBe('/galeria');
  });
});

describe('what goes wrong', () => {
  test('an unknown address gets the 404 page, its path in the console, and a way home', async () => {
    const said: string[] = [];
    const { page } = await visit('/');
    page.on('console', (message) => said.push(message.text()));
    const response = await page.goto('/nie/ma/mnie');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await expect.poll(() => said.some((line) => line.includes('/nie/ma/mnie'))).toBe(true);
    await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
  });

  test('a page whose code cannot be fetched gives the error screen with phone and a way home', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/');
    await wakeUp(page);
    await page.route('**/assets/FaqPage-*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Wróć na stronę główną' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
  });

  test.each(['FaqPage-*.js', 'FaqPage.head-*.js', 'FaqGroup-*.js', 'pageHead-*.js'])(
    'the error screen goes with the address, and the next visit has the page, whether %s comes then or not',
    async (chunk) => {
      const { page } = await visit('/');
      await wakeUp(page);
      await page.evaluate(() => scrollTo(0, 900));
      let broken = true;
      const asked: string[] = [];
      await page.route(`**/assets/${chunk}`, (route) => {
        asked.push(route.request().url());
        return broken ? route.abort() : route.continue();
      });
      const menu = page.getByRole('navigation', { name: 'Menu główne' });
      const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

      await menu.getByRole('link', { name: 'FAQ' }).click();
      await title('Unexpected Application Error!');
      expect(asked.length).toBeGreaterThan(0);
      expect(await page.title()).toMatch(/^Unexpected/);
      expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);

      await page.goBack();
      await title('Pluskwy');
      // As a document: what does not come a second time is not waited for any more.
      await page.goForward();
      await title('Często zadawane pytania');
      await page.goBack();
      await title('Pluskwy');
      expect(await page.title()).not.toMatch(/^(FAQ|Unexpected)/);

      await wakeUp(page);
      await menu.getByRole('link', { name: 'FAQ' }).click();
      await title('Unexpected Application Error!');
      broken = false;
      await page.goBack();
      await title('Pluskwy');
      await menu.getByRole('link', { name: 'FAQ' }).click();
      await title('Często zadawane pytania');
      await menu.getByRole('link', { name: 'Usługi' }).click();
      await title('Usługi DDD');
    },
  );

  test('the second page does not need the head of the first', async () => {
    const { page } = await visit('/faq');
    const titleOfFaq = await page.title();
    await wakeUp(page);
    await page.route('**/assets/FaqPage.head-*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Menu główne' })
      .getByRole('link', { name: 'Galeria' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'pytania' }).waitFor();
    expect(await page.title()).toBe(titleOfFaq);
    expect(await structuredData(page)).toContain('FAQPage');
  });
});
