/** Times the build and the writing of 150, 1,500 and 15,000 pages: `npm run bench:build`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, root } from '../setup/paths.ts';

const site = join(root, 'site');
// What is written for the measurement is no site to serve.
const dist = join(localFolder, 'bench-build');
const env = { ...process.env, SITE_DIST: dist };

function run(title: string, args: readonly string[]): string {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${title.padEnd(28)}${seconds.padStart(8)} s`);
  return stdout.trim().split('\n').at(-1) ?? '';
}

const vite = join(root, 'node_modules/vite/bin/vite.js');
const build = ['build', '--app', '--config', join(root, 'vite.config.ts')];
for (const pages of [150, 1500, 15_000]) {
  run('Building the code', [vite, ...build]);
  const known = 150;
  console.log(
    `  ${run(`Writing ${pages} pages`, ['prerender.ts', '--more-towns', String(Math.max(1, pages - known))])}`,
  );
}
for (const folder of [dist, `${dist}-server`]) rmSync(folder, { recursive: true, force: true });
