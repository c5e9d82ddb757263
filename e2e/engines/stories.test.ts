import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../packages/local/src/serveFolder.ts';
import { root } from '../../packages/local/src/paths.ts';
import { openBrowser } from '../support/browser.ts';
import type { Page } from '../support/page.ts';

/** Every story with an interaction, which Storybook plays by itself when the story is opened. */

const folder = join(root, 'storybook-static');
const index = join(folder, 'index.json');
interface Entry {
  id: string;
  title: string;
  name: string;
  tags: string[];
}
const { entries } = JSON.parse(existsSync(index) ? readFileSync(index, 'utf8') : '{"entries":{}}') as {
  entries: Record<string, Entry>;
};
const played = Object.values(entries).filter(({ tags }) => tags.includes('play-fn'));

let server: StaticServer | undefined;
beforeAll(async () => {
  if (played.length > 0) server = await serveFolder(folder);
});
afterAll(() => server?.close());

const { visit, closePages, cannot } = openBrowser();
afterEach(closePages);

type Events = 'storyFinished' | 'playFunctionThrewException' | 'storyThrewException' | 'storyMissing';
interface Told {
  message?: string;
  status?: string;
}

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

/** How the play went, once it is over. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: Events): [Told] | undefined };
    };
    const wrong = (['playFunctionThrewException', 'storyThrewException', 'storyMissing'] as const)
      .map((event) => channel?.last(event))
      .find((about) => about !== undefined);
    if (wrong) return wrong[0].message ?? JSON.stringify(wrong);
    return channel?.last('storyFinished')?.[0].status;
  });

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
  const { page } = await visit(`${server!.origin}/iframe.html?id=${id}&viewMode=story`);
  await expect.poll(() => told(page)).toBeDefined();
  const screen = await screenOf(page);
  if (screen) {
    await page.setViewportSize(screen);
    await page.reload();
    await expect.poll(() => told(page)).toBeDefined();
  }
  const outcome = await told(page);
  skip(...cannot(wantsFingers.test(outcome ?? '') && 'touch'));
  expect(outcome).toBe('success');
});
