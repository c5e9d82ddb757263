import { translate } from '../../packages/ui/src/testing/translate.ts';
import type { Page } from 'playwright-core';

/** Translates the page, and every text that appears later, as a browser does. */
export async function translatePage(page: Page) {
  await page.evaluate(`void (${translate.toString()})()`);
}

/** Adds elements and attributes to fields, head and body, as password managers and spelling checkers do. */
export async function addExtensions(page: Page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>('#root :is(input, textarea, select)')) {
      field.setAttribute('data-lastpass-icon-root', '');
      field.style.backgroundImage = 'none';
      field.before(document.createElement('com-1password-button'));
      field.after(document.createElement('grammarly-extension'));
    }
    document.documentElement.setAttribute('data-extension', '');
    document.head.prepend(document.createElement('style'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
  });
}

export async function wrapFields(page: Page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('#root :is(input, textarea, select)')) {
      const wrapper = document.createElement('div');
      field.before(wrapper);
      wrapper.append(field);
    }
  });
}

/** Removes a part without controls, as ad blockers do, and inserts a text before the page. */
export async function removeSection(page: Page) {
  await page.evaluate(() => {
    const parts = document.querySelectorAll('main > :not(:has(form, button))');
    [...parts].at(-1)?.remove();
    document.getElementById('root')?.prepend('Translated');
  });
}
