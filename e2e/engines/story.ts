import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../packages/local/src/paths.ts';
import type { Page } from '../support/page.ts';

/** The built Storybook. */
export const storybook = join(root, 'storybook-static');

/** A story, as Storybook's index has it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** Every story with an interaction, which Storybook plays by itself when the story is opened; none where it is not built. */
export function playedStories(): Story[] {
  const index = join(storybook, 'index.json');
  const { entries } = JSON.parse(existsSync(index) ? readFileSync(index, 'utf8') : '{"entries":{}}') as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ tags }) => tags.includes('play-fn'));
}

type Events =
  | 'storyFinished'
  | 'playFunctionThrewException'
  | 'storyThrewException'
  | 'storyMissing'
  | 'unhandledErrorsWhilePlaying';

/** What looked at the story when it was over, such as axe. */
interface Report {
  type: string;
  status: string;
  result?: { violations?: { id: string; nodes: { html: string }[] }[]; error?: { message?: string } };
}

interface Told {
  message?: string;
  status?: string;
  reporters?: Report[];
}

/** How the play of the page's story went, once it is over: 'success', or what was wrong. */
export async function outcomeOf(page: Page): Promise<string | undefined> {
  const told = () =>
    page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: Events): [Told] | undefined };
      };
      const wrong = (['playFunctionThrewException', 'storyThrewException', 'storyMissing'] as const)
        .map((event) => channel?.last(event))
        .find((about) => about !== undefined);
      if (wrong) return wrong[0].message ?? JSON.stringify(wrong);
      const { status, reporters = [] } = channel?.last('storyFinished')?.[0] ?? {};
      if (status !== 'error') return status;
      const unhandled = channel?.last('unhandledErrorsWhilePlaying');
      return JSON.stringify([
        unhandled,
        ...reporters
          .filter((report) => report.status === 'failed')
          .map(({ type, result }) => [
            type,
            result?.error?.message,
            result?.violations?.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
          ]),
      ]);
    });
  await expect.poll(told).toBeDefined();
  return told();
}
