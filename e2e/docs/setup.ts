import type { TestProject } from 'vitest/node';
import { serveStorybook } from '../../tools/audit/serve.ts';
import { ensureBrowser } from '../../tools/local/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address and index of the built Storybook, and the browser. */
    storybook: { origin: string; entries: Entry[]; browser: string };
  }
}

/** A page or a story, as Storybook's index has it. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Builds Storybook and serves it. */
export default async function setup({ provide }: TestProject) {
  const { origin, close } = await serveStorybook(true);
  const index = await fetch(`${origin}/index.json`);
  const { entries } = (await index.json()) as { entries: Record<string, Entry> };
  const browser = await ensureBrowser(console.log);
  provide('storybook', { origin, entries: Object.values(entries), browser });
  return close;
}
