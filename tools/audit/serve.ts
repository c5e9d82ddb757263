import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../site/dist.ts';
import { serveFolder, type StaticServer } from '../local/serveFolder.ts';
import { root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { runInTerminal } from '../local/run.ts';

/** Folder of the built Storybook. */
export const storybook = join(root, 'storybook-static');

/** Serves a folder. Builds it first if it is missing, or if `isFresh` and `npm test` has not built it. */
async function serve(
  source: string,
  witness: string,
  script: string,
  isFresh: boolean,
): Promise<StaticServer> {
  if ((isFresh && !process.env['IS_BUILT']) || !existsSync(join(source, witness))) {
    console.log(`· npm run ${script} …`);
    if (!runInTerminal('npm', ['run', '--silent', script]))
      throw new Problem(`Building failed: npm run ${script}`);
  }
  return serveFolder(source);
}

export const serveSite = (isFresh = false) => serve(dist, 'sitemap.xml', 'build', isFresh);
export const serveStorybook = (isFresh = false) => serve(storybook, 'index.json', 'build:storybook', isFresh);
