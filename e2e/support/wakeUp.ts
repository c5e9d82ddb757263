import type { Page } from 'playwright-core';

/** Where the application begins, as `page.route` takes it: refused or held back there, it never comes, or later. */
export const application = '**/assets/main-*.js';

/** Keeps the application from coming until the function that is returned is called. */
export async function holdBack(page: Pick<Page, 'route'>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes React take over, as a visitor's first tap would: the page, and what of its frame comes after the act. */
export async function wakeUp(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('first-act:ready', () => document.documentElement.setAttribute('data-ready', ''));
    // A button that does nothing but be pressed: the loader starts the application all the same.
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
    button.remove();
  });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
