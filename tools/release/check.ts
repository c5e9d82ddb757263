/**
 * Says whether the packages may be released: `npm run release:check`. It builds and packs each, lets two linters of
 * packages judge the tarball, looks at changelog, version and API, measures them and uses them in sites of other firms.
 * With `-- --short` it leaves out sizes and sites, which `npm test` has steps of their own for.
 * With `-- --record` it writes each package's api.md instead, which a reviewer then reads.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, packageNames, readManifest, sourceOf, withFreshPackage } from '../package/freshPackage.ts';
import { ensureBrowser } from '../local/browser.ts';
import { ask, show } from '../local/run.ts';
import { exitAsTold, Problem } from '../local/problem.ts';
import { budgets, exceeded, sizeTable } from '../size/budgets.ts';
import { measureSizes } from '../size/measure.ts';
import { describeChange, compareApis, readApi, writeApi, type Api } from './api.ts';
import { apiProblems, bumpProblem, changelogProblem, lastRelease } from './problems.ts';
import { readDeclarations } from './readDeclarations.ts';

/** The API of the last release, from the commit that its tag names. */
function releasedApi(file: string, version: string): Api | undefined {
  const git = (...args: string[]) => ask('git', args).stdout;
  // The tag of this very commit is the release in the making.
  const making = git('tag', '--points-at', 'HEAD').split('\n');
  const tags = git('tag', '--list', 'v*').split('\n');
  const tag = lastRelease(
    tags.filter((name) => !making.includes(name)),
    version,
  );
  const document = tag && git('show', `${tag}:packages/${file}`);
  return document ? readApi(document) : undefined;
}

/** Writes what a package offers now, unless its version is too low for it. */
function record(now: Api, recorded: Api | undefined, released: Api | undefined, file: string) {
  const problem = released && bumpProblem(now, released);
  if (problem) throw new Problem(problem);
  writeFileSync(file, writeApi(now));
  const changes = recorded ? describeChange(compareApis(recorded, now)) : [];
  console.log([`✔ Written: the API of ${now.name}`, ...changes].join('\n    '));
}

/** What two linters of packages say of a tarball. */
function lintPackage(name: string, folder: string): string[] {
  const tarball = pack(folder);
  const content = Object.keys(readManifest(folder).exports).filter((wayIn) => /\.(css|rules)$/.test(wayIn));
  const attw = ['attw', tarball, '--profile', 'esm-only', '--format', 'table-flipped'];
  const excluded = content.length > 0 ? ['--exclude-entrypoints', ...content] : [];
  return [
    ...(show('npx', ['publint', '--strict', tarball])
      ? []
      : [`${name}: publint finds fault with the package`]),
    ...(show('npx', [...attw, ...excluded])
      ? []
      : [`${name}: attw finds fault with the types of the package`]),
  ];
}

async function checkPackages(options: { record: boolean }): Promise<string[]> {
  const problems: string[] = [];
  for (const folderName of packageNames) {
    const readIfThere = (file: string) => {
      const path = join(sourceOf(folderName), file);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    await withFreshPackage(async (folder) => {
      const now = readDeclarations(folder);
      console.log(`\n── ${now.name} ${now.version} ──`);
      const document = readIfThere('api.md');
      const recorded = document ? readApi(document) : undefined;
      const released = releasedApi(`${folderName}/api.md`, now.version);
      if (options.record) {
        record(now, recorded, released, join(sourceOf(folderName), 'api.md'));
        return;
      }
      const changelog = changelogProblem(now.name, readIfThere('CHANGELOG.md'), now.version);
      problems.push(
        ...(changelog ? [changelog] : []),
        ...apiProblems({ now, recorded, released }),
        ...lintPackage(now.name, folder),
      );
    }, folderName);
  }
  const versions = new Set(packageNames.map((name) => readManifest(sourceOf(name)).version));
  if (versions.size > 1)
    problems.push(`The packages are released together, and have the versions ${[...versions].join(', ')}`);
  return problems;
}

async function checkSizesAndSites(): Promise<string[]> {
  console.log('\n── Sizes and sites ──');
  const sizes = await measureSizes(budgets);
  console.log(sizeTable(sizes));
  const browser = await ensureBrowser((line) => console.log(`· ${line} …`));
  const env = { CONSUMERS: 'all', CHROMIUM_PATH: browser };
  const works = show('npx', ['vitest', 'run', '--project', 'consumers'], env);
  return [...exceeded(sizes), ...(works ? [] : ['a site that uses the packages does not work'])];
}

await exitAsTold(async () => {
  const { values } = parseArgs({
    options: { record: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  });
  const problems = await checkPackages(values);
  if (values.record) {
    console.log('  Read their diff: what goes or changes there will break somebody.');
    return;
  }
  if (!values.short) problems.push(...(await checkSizesAndSites()));
  if (problems.length > 0)
    throw new Problem(`Not ready:\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`);
  console.log(`\n✔ The packages ${values.short ? 'hold so far' : 'may be released'}.`);
});
