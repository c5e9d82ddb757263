/**
 * Checks whether the packages may be released: `npm run release:check`. It builds and packs each, runs publint and attw,
 * compares the API with api.md, measures sizes and uses the tarballs in the example sites. `-- --short` leaves out sizes
 * and sites; `-- --record` writes each api.md instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../local/browser.ts';
import { exitAsTold, Problem } from '../local/problem.ts';
import { ask, show } from '../local/run.ts';
import { pack, packageNames, readManifest, sourceOf, withFreshPackage } from '../package/freshPackage.ts';
import { budgets, exceeded, sizeTable } from '../size/budgets.ts';
import { measureSizes } from '../size/measure.ts';
import { snapshotOf } from './api.ts';
import { packageProblems } from './problems.ts';

/** Returns api.md and version of the last release before this commit. */
function lastRelease(name: string) {
  const { stdout } = ask('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']);
  const tag = stdout.trim();
  const { ok, stdout: recorded } = ask('git', ['show', `${tag}:packages/${name}/api.md`]);
  return tag && ok ? { recorded, version: tag.slice(1) } : undefined;
}

/** Runs publint and attw on a tarball. Returns the ones that fail. */
function lint(name: string, folder: string): string[] {
  const tarball = pack(folder);
  const styles = Object.keys(readManifest(folder).exports).filter((path) => path.endsWith('.css'));
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
  const linters = [
    ['publint', '--strict', tarball],
    ['attw', tarball, '--profile', 'esm-only', '--format', 'table-flipped', ...excluded],
  ];
  return linters.filter((command) => !show('npx', command)).map(([linter]) => `${name}: ${linter} fails`);
}

async function checkPackages(isRecording: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const folderName of packageNames) {
    const source = sourceOf(folderName);
    const read = (file: string) =>
      existsSync(join(source, file)) ? readFileSync(join(source, file), 'utf8') : '';
    await withFreshPackage(async (folder) => {
      const { name, version } = readManifest(folder);
      const snapshot = snapshotOf(folder);
      console.log(`\n── ${name} ${version} ──`);
      if (isRecording) {
        writeFileSync(join(source, 'api.md'), snapshot);
        return;
      }
      const [recorded, changelog] = [read('api.md'), read('CHANGELOG.md')];
      const last = lastRelease(folderName);
      problems.push(...packageProblems({ name, version, snapshot, recorded, changelog, last }));
      problems.push(...lint(name, folder));
    }, folderName);
  }
  const versions = new Set(packageNames.map((name) => readManifest(sourceOf(name)).version));
  if (versions.size > 1) problems.push(`The packages must have one version, not ${[...versions].join(', ')}`);
  return problems;
}

async function checkSizesAndSites(): Promise<string[]> {
  const sizes = await measureSizes(budgets);
  console.log(sizeTable(sizes));
  const env = { CONSUMERS: 'all', CHROMIUM_PATH: await ensureBrowser((line) => console.log(`· ${line} …`)) };
  const works = show('npx', ['vitest', 'run', '--project', 'consumers'], env);
  return [...exceeded(sizes), ...(works ? [] : ['An example site fails'])];
}

await exitAsTold(async () => {
  const { values } = parseArgs({ options: { record: { type: 'boolean' }, short: { type: 'boolean' } } });
  const problems = await checkPackages(values.record ?? false);
  if (!values.record && !values.short) problems.push(...(await checkSizesAndSites()));
  if (problems.length > 0)
    throw new Problem(`Not ready:\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`);
  console.log(values.record ? '✔ Written: api.md of each package' : '✔ The packages may be released.');
});
