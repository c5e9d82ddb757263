/**
 * Says whether `@tarcza/ui` may be released: `npm run release:check`. It builds and packs the package, measures
 * it, lets two linters of packages judge the tarball, uses it in two sites, and looks at the changelog, the
 * version and the API. With `-- --short` it leaves out sizes and sites, which `npm test` has steps of their own for.
 * With `-- --record` it writes packages/ui/api.md instead, which a reviewer then reads.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addTypes, pack, readManifest, withFreshPackage } from '../package/freshPackage.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { root, windows } from '../setup/paths.ts';
import { describeFailure, Problem } from '../setup/problem.ts';
import { budgets, exceeded, sizeTable } from '../size/budgets.ts';
import { measureSizes } from '../size/measure.ts';
import { describeChange, compareApis, readApi, writeApi, type Api } from './api.ts';
import { apiProblems, bumpProblem, changelogProblem } from './problems.ts';
import { readDeclarations } from './readDeclarations.ts';
import { lastRelease } from './version.ts';

const apiFile = join(root, 'packages/ui/api.md');

/** Runs a program in view of whoever releases; answers whether it went well. */
function succeeds(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit', shell: windows }).status === 0;
}

function git(...args: string[]) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** The API of the last release, from the commit that its tag names. */
function releasedApi(version: string): Api | undefined {
  // The tag of this very commit is the release in the making.
  const making = git('tag', '--points-at', 'HEAD')?.split('\n') ?? [];
  const tags = git('tag', '--list', 'v*')?.split('\n') ?? [];
  const tag = lastRelease(
    tags.filter((name) => !making.includes(name)),
    version,
  );
  const document = tag && git('show', `${tag}:packages/ui/api.md`);
  return document ? readApi(document) : undefined;
}

function recordedApi(): Api | undefined {
  return existsSync(apiFile) ? readApi(readFileSync(apiFile, 'utf8')) : undefined;
}

/** Writes what the package offers now, unless its version is too low for it. */
function record(now: Api) {
  const released = releasedApi(now.version);
  const problem = released && bumpProblem(now, released);
  if (problem) throw new Problem(problem);
  const before = recordedApi();
  writeFileSync(apiFile, writeApi(now));
  const changes = before ? describeChange(compareApis(before, now)) : [];
  console.log(
    ['✔ Written: packages/ui/api.md', ...changes.map((change) => `    ${change}`)].join('\n') +
      '\n  Read its diff: what goes or changes there will break somebody.',
  );
}

/** Takes the steps, and gives a sentence for each thing that stands in the way of a release. */
async function check(folder: string, now: Api, { short }: { short: boolean }): Promise<string[]> {
  const problems: string[] = [];
  const step = async (title: string, work: () => string[] | Promise<string[]>) => {
    console.log(`\n── ${title} ──`);
    const found = await work();
    problems.push(...found);
    console.log(found.length === 0 ? `✔ ${title}` : found.map((problem) => `✖ ${problem}`).join('\n'));
  };
  const tarball = pack(folder);

  await step('Changelog', () => {
    const path = join(root, 'packages/ui/CHANGELOG.md');
    return [changelogProblem(existsSync(path) ? readFileSync(path, 'utf8') : '', now.version)].filter(
      isProblem,
    );
  });
  await step('API and version', () =>
    apiProblems({ now, recorded: recordedApi(), released: releasedApi(now.version) }),
  );
  await step('publint', () =>
    succeeds('npx', ['publint', '--strict', tarball]) ? [] : ['publint finds fault with the package'],
  );
  await step('Are the types wrong?', () => {
    const styles = Object.keys(readManifest(folder).exports).filter((wayIn) => wayIn.endsWith('.css'));
    const args = [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'table-flipped',
      '--exclude-entrypoints',
      ...styles,
    ];
    return succeeds('npx', ['attw', ...args]) ? [] : ['attw finds fault with the types of the package'];
  });
  if (short) return problems;

  await step('Size', async () => {
    const sizes = await measureSizes(budgets);
    console.log(sizeTable(sizes));
    return exceeded(sizes);
  });
  await step('Consumers', async () => {
    const browser = await ensureBrowser((line) => console.log(`· ${line} …`));
    const env = { ...process.env, CONSUMERS: 'all', CHROMIUM_PATH: browser };
    return succeeds('npx', ['vitest', 'run', '--project', 'consumers'], env)
      ? []
      : ['a site that uses the package does not work'];
  });
  return problems;
}

const isProblem = (problem: string | undefined): problem is string => problem !== undefined;

async function main() {
  const { values } = parseArgs({
    options: { record: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  });
  await withFreshPackage(async (folder) => {
    addTypes(folder);
    const now = readDeclarations(folder);
    console.log(`✔ Built ${readManifest(folder).name} ${now.version}`);
    if (values.record) {
      record(now);
      return;
    }
    const problems = await check(folder, now, values);
    if (problems.length === 0) {
      console.log(`\n✔ ${now.version} ${values.short ? 'holds so far' : 'may be released'}.`);
      return;
    }
    console.error(`\n${now.version} is not ready:\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`);
    process.exitCode = 1;
  });
}

try {
  await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
