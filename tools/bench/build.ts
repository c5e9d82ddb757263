/** Times the build and the writing of 150, 1,500 and 15,000 pages: `npm run bench:build`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.ts';

const site = join(root, 'site');

function run(title: string, args: readonly string[]): string {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8' });
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
// What was written for the measurement is no site to deploy.
rmSync(join(site, 'dist'), { recursive: true, force: true });
rmSync(join(site, 'dist-server'), { recursive: true, force: true });
console.log('site/dist was removed: npm run build makes it again.');
