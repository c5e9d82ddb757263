import type { Page } from 'playwright-core';

/** Delays files, the application by default, until the returned function is called. */
export async function delayFiles(page: Page, files = '**/assets/main-*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Hydrates the page, as a visitor's first click does. Resolves when header and footer are hydrated. */
export async function hydrate(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('first-act:ready', () => document.documentElement.setAttribute('data-ready', ''));
    const button = document.createElement('button');
    document.getElementById('root')?.append(button);
    button.click();
    button.remove();
  });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // Header and footer are hydrated after the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
