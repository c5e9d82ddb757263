import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../packages/local/src/serveFolder.ts';
import { openBrowser } from '../support/browser.ts';
import { addressOf, screenOf } from '../support/storyPage.ts';
import { outcomeOf, playedStories, storybook } from './story.ts';

const played = playedStories();

let server: StaticServer | undefined;
beforeAll(async () => {
  if (played.length > 0) server = await serveFolder(storybook);
});
afterAll(() => server?.close());

const { visit, closePages, cannot } = openBrowser();
afterEach(closePages);

test('there are stories with an interaction', () => {
  expect(played.length, 'npm run build:storybook').toBeGreaterThan(30);
});

/** Firefox on a desktop and WebKitGTK have no fingers that a story could pretend to: no `Touch`, or one that cannot be made. */
const wantsFingers = /Touch is not defined|Illegal constructor/;

test.for(played)('$title: $name', async ({ id }, { skip }) => {
  const { page } = await visit(addressOf(server!.origin, id));
  let outcome = await outcomeOf(page);
  const screen = await screenOf(page);
  if (screen) {
    await page.setViewportSize(screen);
    await page.reload();
    outcome = await outcomeOf(page);
  }
  skip(...cannot(wantsFingers.test(outcome ?? '') && 'touch'));
  expect(outcome).toBe('success');
});
