/**
 * Times the build and the writing of all pages, and of as many more as asked for: `npm run bench:build`, or
 * `npm run bench:build -- --pages 500 --pages 1500`. Then changes one sentence of an article and builds again, and holds
 * every file against a build from nothing.
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localFolder, root } from '../../packages/local/src/paths.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true, default: ['1500', '15000'] } },
});
// What is written for the measurement is no site to serve.
const dist = join(localFolder, 'bench-build');
const vite = join(root, 'node_modules/vite/bin/vite.js');

const article = join(root, 'site/src/content/articles/jak-rozpoznac-pluskwy-w-domu.md');

/** Builds the site with towns that do not exist; answers with the number of pages. */
function build(moreTowns: number, title = ''): number {
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
  const [said, written, kept] = /(\d+) pages written.* (\d+) kept.*/.exec(stdout) ?? [];
  if (status !== 0 || !said) throw new Error(`The build failed:\n${stderr || stdout}`);
  const pages = Number(written) + Number(kept);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${(title || `Building ${pages} pages`).padEnd(40)}${seconds.padStart(8)} s\n  ${said}`);
  return pages;
}

/** Forgets the last build, and what it has written. */
function forget() {
  for (const folder of [dist, `${dist}-server`]) rmSync(folder, { recursive: true, force: true });
}

/** Checksum of every file of the built site. */
const checksums = () =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')] as const),
  );

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));

const words = readFileSync(article, 'utf8');
const putBack = () => writeFileSync(article, words);
process.once('SIGINT', () => {
  putBack();
  process.exit(130);
});

try {
  forget();
  const known = build(0);
  let more = 0;
  for (const pages of values.pages) {
    more = Number(pages) - known;
    forget();
    build(more);
  }

  const before = checksums();
  writeFileSync(article, words.replace('. ', '. Tak mówią liczby. '));
  build(more, 'The same with another sentence');
  const after = checksums();
  console.log(`  ${differing(before, after).length} of ${after.size} files differ from those before`);
  forget();
  build(more, 'The same from nothing');
  const stale = differing(after, checksums());
  console.log(`  ${stale.length} files differ from those that were kept or written anew`);
  if (stale.length > 0) throw new Error(`Stale after a change: ${stale.slice(0, 10).join(', ')}`);
} finally {
  putBack();
  forget();
}
