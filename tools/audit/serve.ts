import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../site/dist.ts';
import { serveFolder, type StaticServer } from '../local/serveFolder.ts';
import { root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { show } from '../local/run.ts';

/** Serves a folder, and builds it if it is missing. */
async function serve(source: string, witness: string, script: string): Promise<StaticServer> {
  if (!existsSync(join(source, witness))) {
    console.log(`· npm run ${script} …`);
    if (!show('npm', ['run', '--silent', script])) throw new Problem(`Building failed: npm run ${script}`);
  }
  return serveFolder(source);
}

export const serveSite = () => serve(dist, 'sitemap.xml', 'build');
export const serveStorybook = () => serve(join(root, 'storybook-static'), 'index.json', 'build:storybook');
