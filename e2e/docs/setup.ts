import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../tools/local/browser.ts';
import { localFolder, root } from '../../tools/local/paths.ts';
import { Problem } from '../../tools/local/problem.ts';
import { serveFolder } from '../../tools/local/serveFolder.ts';
import { show } from '../../tools/local/run.ts';

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
  /** `dev` is in the sidebar. */
  tags: string[];
}

/** Serves the built Storybook. Builds it first, except in `npm test`. */
export default async function setup({ provide }: TestProject) {
  const isBuilt = process.env['STORYBOOK_BUILT'] === 'yes';
  mkdirSync(localFolder, { recursive: true });
  const folder = isBuilt ? join(root, 'storybook-static') : mkdtempSync(join(localFolder, 'storybook-'));
  const remove = () => {
    if (!isBuilt) rmSync(folder, { recursive: true });
  };
  try {
    const args = ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'];
    const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    if (!isBuilt && !show(process.execPath, [program, ...args]))
      throw new Problem('Storybook could not be built.');
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>;
    };
    const { origin, close } = await serveFolder(folder);
    const browser = await ensureBrowser(console.log);
    provide('storybook', { origin, entries: Object.values(entries), browser });
    return async () => {
      await close();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
