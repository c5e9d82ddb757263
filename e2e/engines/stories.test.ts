import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../packages/local/src/serveFolder.ts';
import { openBrowser } from '../support/browser.ts';
import type { Page } from '../support/page.ts';
import { addressOf, outcomeOf, playedStories, storybook } from './story.ts';

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

/** A size of screen, as the toolbar's parameters have it. */
type Styles = { width: string; height: string };

/** What Storybook's preview knows about the story that it shows. */
interface Preview {
  currentRender?: {
    story?: {
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: Styles }> } };
    };
  };
}

/** The screen for which the story is, where it names one: Storybook itself sets it from around the story alone. */
const screenOf = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
    const story = preview?.currentRender?.story;
    const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
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
