/**
 * Checks whether the packages may be released: `npm run release:check`. It builds and packs each, runs publint and attw,
 * compares the API with api.md, measures sizes and uses the tarballs in the example sites. `-- --short` leaves out sizes
 * and sites; `-- --record` writes each api.md instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser } from '../local/browser.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { ask, show } from '../local/run.ts';
import {
  buildPackages,
  pack,
  packageFolder,
  packageNames,
  readManifest,
  type PackageName,
} from '../packages.ts';
import { exceeded, measureSizes, printSizes } from '../measure/sizes.ts';
import { snapshotOf } from './api.ts';
import { packageProblems, versionProblems } from './problems.ts';

/** The packages whose API is recorded. */
const recordedPackages: readonly PackageName[] = ['contact', 'ui'];

/** Returns api.md and version of the last release before this commit. */
function lastRelease(name: string) {
  const { stdout } = ask('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']);
  const tag = stdout.trim();
  const { ok, stdout: recorded } = ask('git', ['show', `${tag}:packages/${name}/api.md`]);
  return tag && ok ? { recorded, version: tag.slice(1) } : undefined;
}

/** Runs publint and attw on a tarball. Returns the ones that fail. */
function lint(name: PackageName): string[] {
  const tarball = pack(name, join(root, 'reports/tarballs'));
  const { exports } = readManifest(packageFolder(name));
  const styles = Object.keys(exports).filter((path) => path.endsWith('.css'));
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
  const linters = [
    ['publint', '--strict', tarball],
    ['attw', tarball, '--profile', 'esm-only', '--format', 'table-flipped', ...excluded],
  ];
  return linters.filter((command) => !show('npx', command)).map(([linter]) => `${name}: ${linter} fails`);
}

function checkPackage(folderName: PackageName): string[] {
  const folder = packageFolder(folderName);
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const { name, version } = readManifest(folder);
  const [recorded, changelog] = [read('api.md'), read('CHANGELOG.md')];
  console.log(`\n── ${name} ${version} ──`);
  const snapshot = recordedPackages.includes(folderName) ? snapshotOf(folder) : '';
  const release = { name, version, snapshot, recorded, changelog };
  return [...packageProblems({ ...release, last: lastRelease(folderName) }), ...lint(folderName)];
}

async function checkSizesAndSites(): Promise<string[]> {
  const sizes = await measureSizes();
  printSizes(sizes);
  const env = { CONSUMERS: 'all', CHROMIUM_PATH: await ensureBrowser((line) => console.log(`· ${line} …`)) };
  const works = show('npx', ['vitest', 'run', '--project', 'consumers'], env);
  return [...exceeded(sizes), ...(works ? [] : ['An example site fails'])];
}

const usage = `Usage: npm run release:check -- [--record] [--short]

  --record   writes each api.md instead
  --short    leaves out sizes and example sites`;

await exitOnFailure(async () => {
  const values = readOptions(usage, { record: { type: 'boolean' }, short: { type: 'boolean' } });
  buildPackages();
  if (values.record) {
    for (const name of recordedPackages)
      writeFileSync(join(packageFolder(name), 'api.md'), snapshotOf(packageFolder(name)));
    return;
  }
  const problems = packageNames.flatMap(checkPackage);
  problems.push(...versionProblems(packageNames.map((name) => readManifest(packageFolder(name)).version)));
  if (!values.short) problems.push(...(await checkSizesAndSites()));
  if (problems.length > 0)
    throw new Problem(`Not ready:\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`);
  console.log('✔ The packages may be released.');
});
