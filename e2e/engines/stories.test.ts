import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../packages/local/src/serveFolder.ts';
import { root } from '../../packages/local/src/paths.ts';
import { openBrowser } from '../support/browser.ts';

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

const { visit, closePages } = openBrowser();
afterEach(closePages);

type Events = 'storyFinished' | 'playFunctionThrewException' | 'storyThrewException' | 'storyMissing';
interface Told {
  message?: string;
  status?: string;
}

test('there are stories with an interaction', () => {
  expect(played.length, 'npm run build:storybook').toBeGreaterThan(30);
});

test.for(played)('$title: $name', async ({ id }) => {
  const { page } = await visit(`${server!.origin}/iframe.html?id=${id}&viewMode=story`);
  const told = () =>
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
  await expect.poll(told).toBeDefined();
  expect(await told()).toBe('success');
});
