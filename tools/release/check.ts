/**
 * Checks whether the packages may be released: `npm run release:check`. Builds and packs each, runs publint and attw, and
 * uses the tarballs in the example sites.
 */
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser } from '../local/browser.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { runInTerminal } from '../local/run.ts';
import {
  buildPackages,
  pack,
  getPackageFolder,
  packageNames,
  readManifest,
  type PackageName,
} from '../packages.ts';

/** Runs publint and attw on a tarball. Returns the ones that fail. */
function lint(name: PackageName): string[] {
  console.log(`\n── ${name} ──`);
  const tarball = pack(name, join(root, 'reports/tarballs'));
  const { exports } = readManifest(getPackageFolder(name));
  const styles = Object.keys(exports).filter((path) => path.endsWith('.css'));
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
  const linters = [
    // It warns of the labels' wildcard for source files, which no package has.
    ['publint', ...(name === 'ui' ? [] : ['--strict']), tarball],
    ['attw', tarball, '--profile', 'esm-only', '--format', 'table-flipped', ...excluded],
  ];
  return linters
    .filter((command) => !runInTerminal('npx', command))
    .map(([linter]) => `${name}: ${linter} fails`);
}

async function checkSites(): Promise<string[]> {
  const env = { CONSUMERS: 'all', CHROMIUM_PATH: await ensureBrowser((line) => console.log(`· ${line} …`)) };
  const works = runInTerminal('npx', ['vitest', 'run', '--project', 'consumers'], env);
  return works ? [] : ['An example site fails'];
}

await exitOnFailure(async () => {
  readOptions('Usage: npm run release:check', {});
  buildPackages();
  const problems = [...packageNames.flatMap(lint), ...(await checkSites())];
  if (problems.length > 0)
    throw new Problem(`Not ready:\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`);
  console.log('✔ The packages may be released.');
});
