import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview';
import type { Globals, Width } from '../toolbar';
import { widths } from '../widths';
import { holdCaret, lay, photograph } from './camera';
import { drawLetters, useLetters } from './letters';
import { settings } from './settings';

/** Every story as it looks in every setting, beside the picture that somebody has looked at and approved. */

interface Described {
  globals?: Partial<Globals> & Width;
}
interface Composed {
  run: () => Promise<void>;
  parameters: { language: string; layout: string; chromatic?: { disableSnapshot?: boolean } };
}

const files = import.meta.glob<Record<string, Described>>(
  ['../../packages/ui/src/*/*.stories.tsx', '../docs/*.stories.tsx'],
  { eager: true },
);

setProjectAnnotations(preview);

const stories = Object.entries(files).flatMap(([file, described]) =>
  Object.entries(composeStories(described as never) as Record<string, Composed>)
    .filter(([, { parameters }]) => !parameters.chromatic?.disableSnapshot)
    .map(([name, story]) => {
      const { viewport, ...own } = { ...described['default']?.globals, ...described[name]?.globals };
      return { component: /([^/]+)\.stories/.exec(file)?.[1] ?? '', name, story, own, viewport };
    }),
);

let differ = false;
beforeAll(useLetters);
beforeAll(holdCaret);

test('letters are drawn here as in the pictures', async () => {
  const sample = drawLetters();
  try {
    await page.viewport(800, 400);
    await expect(page.elementLocator(sample)).toMatchScreenshot('letters');
  } catch (error) {
    differ = true;
    const said = `Your fonts differ: this computer draws letters otherwise than the one that the pictures were made on, so no
picture was compared. They are made in Debian 12 with its packages chromium and fonts-dejavu-core; this is
${navigator.userAgent}. See docs/visual.md.`;
    throw new Error(`${said}\n\n${String(error)}`, { cause: error });
  } finally {
    sample.remove();
  }
});

test('no picture is left of a story that is gone', () => {
  const named = ['letters', ...stories.map(({ component, name }) => `${component}/${name}`)];
  const left = Object.keys(import.meta.glob('./pictures/**/*.png', { query: '?url' }));
  expect(left.filter((file) => !named.some((name) => file === `./pictures/${name}.png`))).toEqual([]);
});

for (const { component, name, story, own, viewport } of stories)
  test(`${component} / ${name}`, async ({ skip }) => {
    if (differ) skip('your fonts differ');
    const { width, height } = widths[viewport?.value ?? 'desktop'].styles;
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    await story.run();
    // The room that Storybook leaves, without which a ring around what has the focus would be cut.
    Object.assign(document.body.style, {
      boxSizing: 'border-box',
      padding: story.parameters.layout === 'padded' ? '1rem' : '0',
    });
    const pictures: Record<string, HTMLImageElement> = {};
    for (const [title, setting] of Object.entries(settings))
      pictures[title] = await photograph(setting, own, story.parameters.language);
    const sheet = await lay(pictures);
    try {
      await expect(page.elementLocator(sheet)).toMatchScreenshot(`${component}/${name}`);
    } finally {
      sheet.remove();
    }
  });
