import type { TestProject } from 'vitest/node';
import { serveStorybook } from '../../tools/audit/serve.ts';

/** A page or a story, as Storybook's index has it. */
type Entry = { id: string; title: string; type: 'docs' | 'story' };

declare module 'vitest' {
  interface ProvidedContext {
    /** Address and index of the built Storybook. */
    storybook: { origin: string; entries: Entry[] };
  }
}

export default async function setup({ provide }: TestProject) {
  const { origin, close } = await serveStorybook(true);
  const index = await fetch(`${origin}/index.json`);
  const { entries } = (await index.json()) as { entries: Record<string, Entry> };
  provide('storybook', { origin, entries: Object.values(entries) });
  return close;
}
