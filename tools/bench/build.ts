/** Times the build and the writing of 150, 1,500 and 15,000 pages: `npm run bench:build`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, root } from '../setup/paths.ts';

const site = join(root, 'site');
// What is written for the measurement is no site to serve.
const dist = join(localFolder, 'bench-build');
const env = { ...process.env, SITE_DIST: dist };

const vite = join(root, 'node_modules/vite/bin/vite.js');
const known = 170;
for (const pages of [known, 1500, 15_000]) {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', join(root, 'vite.config.ts')],
    { cwd: site, env: { ...env, MORE_TOWNS: String(pages - known) }, encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${`Building ${pages} pages`.padEnd(28)}${seconds.padStart(8)} s`);
  console.log(`  ${stdout.trim().split('\n').at(-1) ?? ''}`);
}
for (const folder of [dist, `${dist}-server`]) rmSync(folder, { recursive: true, force: true });
