import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { structuredData } from '../support/pageHead.ts';
import { application, hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

test.each(['/blog', '/faq'])('%s keeps its content if the application throws', async (address) => {
  const { page } = await visit('about:blank');
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
  await page.route(application, (route) => route.fulfill(broken));
  await page.goto(address);
  const main = page.getByRole('main');
  const text = await main.innerText();
  expect(text.length).toBeGreaterThan(200);

  const failed = page.waitForEvent('console', (message) => message.text().startsWith('first-act:'));
  const control = main.locator('button:not([data-act], [popovertarget], [type="submit"])').first();
  const needsApplication = (await control.count()) > 0;
  if (needsApplication) await control.click();
  else await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await failed;
  expect(await main.innerText()).toContain(text.slice(0, 100));
  if (needsApplication) await page.getByRole('alert').locator('a[href^="tel:"]').waitFor();
});

describe('errors', () => {
  test('an unknown address gets the 404 page, its path in the console, and a way home', async () => {
    const logged: string[] = [];
    const { page } = await visit('/');
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/nie/ma/mnie');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await expect.poll(() => logged.some((line) => line.includes('/nie/ma/mnie'))).toBe(true);
    await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
  });

  test('a page that cannot load shows the error screen, and loads at the next visit', async () => {
    const { page } = await visit('/');
    await hydrate(page);
    const chunks = ['**/assets/faq.Page-*.js', '**/faq'];
    for (const chunk of chunks) await page.route(chunk, (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

    await menu.getByRole('link', { name: 'FAQ' }).click();
    await title('Unexpected Application Error!');
    expect(await page.title()).toMatch(/^Unexpected/);
    const main = page.getByRole('main');
    expect(await main.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await main.getByRole('link', { name: 'Wróć na stronę główną' }).count()).toBe(1);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);

    await page.goBack();
    await title('Pluskwy');
    for (const chunk of chunks) await page.unroute(chunk);
    await page.goForward();
    await title('Często zadawane pytania');
    await page.goBack();
    await title('Pluskwy');
    expect(await page.title()).not.toMatch(/^(FAQ|Unexpected)/);
  });

  test('a navigation succeeds if the head of the first page fails to load', async () => {
    const { page } = await visit('/faq');
    const titleOfFaq = await page.title();
    await hydrate(page);
    await page.route('**/assets/faq.head-*.js', (route) => route.abort());
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
