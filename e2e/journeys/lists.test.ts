import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { kindsOf } from '../support/short.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

// Safari takes the role of a list away where `list-style: none` hides its marks, but not within a <nav>.
test.each(kindsOf(0))('every list of %s keeps its role in Safari', async (_, address) => {
  const { page } = await visit(address);
  expect(await page.locator('ul, ol').count()).toBeGreaterThan(0);
  const mute = await page
    .locator(':is(ul, ol):not(nav *, [role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => `<${list.localName} class="${list.className}"> ${list.textContent.slice(0, 40)}`),
    );
  expect(mute).toEqual([]);
});
