import { expect, test } from 'vitest';
import { openBrowser, origin } from './storybook.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** The built Storybook in a folder of another site: no request leaves the folder. */

const { newPage } = openBrowser();
const folder = `${origin}/a/b/`;

test.skipIf(isShort)('works below any path', async () => {
  const { page, errors: failed } = await newPage();
  const context = page.context();
  await context.route(`${origin}/**`, async (route) => {
    const url = route.request().url();
    if (!url.startsWith(folder)) {
      failed.push(`outside the folder: ${url}`);
      return route.abort();
    }
    return route.fulfill({ response: await route.fetch({ url: url.replace(folder, `${origin}/`) }) });
  });
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  const docs = page.frameLocator('#storybook-preview-iframe');
  await page.goto(folder);
  await docs.getByRole('heading', { level: 1, name: 'Tarcza' }).waitFor();

  // A documentation page, by a link of another.
  await docs.getByRole('link', { name: 'PhoneButton', exact: true }).click();
  await docs.getByRole('heading', { level: 1, name: 'PhoneButton' }).waitFor();
  expect(page.url()).toMatch(`${folder}?path=/docs/phonebutton--docs`);

  // A story, by a link of a page.
  await page.goto(`${folder}?path=/docs/start-overview--docs`);
  await docs.getByRole('link', { name: 'theme tool', exact: true }).click();
  await docs.getByRole('heading', { level: 1, name: 'Theme tool' }).waitFor();
  expect(page.url()).toMatch(`${folder}?path=/story/theming--theme-tool`);

  // The conformance statement and its links.
  await page.goto(`${folder}?path=/docs/accessibility-conformance-statement--docs`);
  const report = docs.getByRole('link', { name: 'audit.json' });
  const address = await report.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(address).toBe(`${folder}accessibility/audit.json`);

  // Frames below the window may still load.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  expect(failed).toEqual([]);
});
