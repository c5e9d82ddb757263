/**
 * Times the build and the writing of all pages, and of as many more as asked for: `npm run bench:build`, or
 * `npm run bench:build -- --pages 500 --pages 1500`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localFolder, root } from '../../packages/local/src/paths.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true, default: ['1500', '15000'] } },
});
// What is written for the measurement is no site to serve.
const dist = join(localFolder, 'bench-build');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Builds the site with towns that do not exist; answers with the number of pages. */
function build(moreTowns: number): number {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', join(root, 'vite.config.ts')],
    {
      cwd: join(root, 'site'),
      env: {
        ...process.env,
        SITE_DIST: dist,
        NODE_ENV: 'production',
        MORE_TOWNS: String(moreTowns),
      },
      encoding: 'utf8',
    },
  );
  const [said, pages] = /(\d+) pages written.*/.exec(stdout) ?? [];
  if (status !== 0 || !said) throw new Error(`The build failed:\n${stderr || stdout}`);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${`Building ${pages} pages`.padEnd(28)}${seconds.padStart(8)} s\n  ${said}`);
  return Number(pages);
}

try {
  const known = build(0);
  for (const pages of values.pages) build(Number(pages) - known);
} finally {
  for (const folder of [dist, `${dist}-server`]) rmSync(folder, { recursive: true, force: true });
}
