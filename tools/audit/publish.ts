/**
 * Writes docs/accessibility/conformance.md from conformance.json: `node tools/audit/publish.ts`.
 * `npm run audit -- --publish` records its results first, and `--audit FILE` those of reports/accessibility.json.
 * `--components`, `--stories`, `--unit` and `--journeys FILE` record a JSON report of Vitest of that project.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser } from '../local/browser.ts';
import { root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { checks, type Report } from './audit.ts';
import { hashComponents } from './componentSource.ts';
import { markdownOf } from './conformance.ts';
import type { Conformance, Run, TestRun } from './conformanceData.ts';
import { testsOf } from './evidence.ts';

const folder = join(root, 'docs/accessibility');
const dataFile = join(folder, 'conformance.json');
/** A line for each page and story. */
const resultsFile = join(folder, 'audit.csv');
const head = 'page or story,date,browser,findings,decided findings,source of the component';

export const readConformance = () => JSON.parse(readFileSync(dataFile, 'utf8')) as Conformance;

const record = (change: Partial<Conformance>) =>
  writeFileSync(dataFile, `${JSON.stringify({ ...readConformance(), ...change }, undefined, 2)}\n`);

/** Returns the results by page and story. */
export function readResults(): Map<string, string[]> {
  if (!existsSync(resultsFile)) return new Map();
  const [, ...lines] = readFileSync(resultsFile, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.split(',')[0]!, line.split(',').slice(1)]));
}

/** Returns the names of all stories of the built Storybook. */
function storyNames(): string[] {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, { type: string; title: string; name: string }>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return stories.map(({ title, name }) => `${title}: ${name}`);
}

/** Records the results of an audit. Those of a whole audit replace all others. */
export function publish({ date, browser, subjects, open, decided }: Report, isWhole: boolean): void {
  const results = isWhole ? new Map<string, string[]>() : readResults();
  const names = storyNames();
  const sources = hashComponents();
  for (const name of results.keys()) if (!name.startsWith('/') && !names.includes(name)) results.delete(name);
  for (const { name } of subjects) {
    const count = (findings: Report['open']) => String(findings.filter(({ page }) => page === name).length);
    const [, component = ''] = /^Components\/(\w+):/.exec(name) ?? [];
    results.set(name, [date, browser, count(open), count(decided), sources[component] ?? '']);
  }
  for (const name of names) if (!results.has(name)) results.set(name, ['not audited', '', '', '', '']);
  const lines = [...results].map(([name, cells]) => [name, ...cells].join(','));
  writeFileSync(resultsFile, `${[head, ...lines.sort()].join('\n')}\n`);

  const audited = [...results].filter(([, [when]]) => when !== 'not audited');
  const pages = audited.filter(([name]) => name.startsWith('/')).length;
  const findings = audited.reduce((sum, [, [, , count]]) => sum + Number(count), 0);
  const scope = isWhole ? 'These are all pages.' : readConformance().audit.scope;
  const stories = audited.length - pages;
  const allStories = names.length;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  record({ audit: { date, browser, commit, pages, stories, allStories, findings, engines: checks, scope } });
  writeReport();
}

interface VitestReport {
  startTime: number;
  numFailedTests: number;
  numPassedTests: number;
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** Returns the names with versions of what runs the tests of each project. */
async function environments(): Promise<Record<Run, string>> {
  const { version } = createRequire(import.meta.url)('jsdom/package.json') as { version: string };
  const [chromium = ''] =
    /Chrom\w+ [\d.]+/.exec(String(execFileSync(await ensureBrowser(() => {}), ['--version']))) ?? [];
  const node = `Node ${process.versions.node}`;
  return { components: `jsdom ${version}`, stories: chromium, unit: node, journeys: chromium };
}

/** Records a run of tests. Throws if one failed, or if one that the report cites did not pass. */
async function publishTests(run: Run, file: string): Promise<void> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  if (report.numFailedTests > 0) throw new Problem(`${file} has ${report.numFailedTests} failed tests.`);
  const data = readConformance();
  const passed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => ({ name, title })),
  );
  const cited = [...data.criteria, ...data.clauses].flatMap((clause) => testsOf(data, clause));
  for (const { file: path, test: title = '' } of cited.filter((one) => one.file && one.run === run)) {
    const [longest = ''] = title.split(/%[sjdo]|\$\w+/).sort((a, b) => b.length - a.length);
    if (!passed.some((one) => one.name.endsWith(path!) && one.title.includes(longest)))
      throw new Problem(`${path}: “${title}” has not passed in ${file}.`);
  }
  const at: TestRun = {
    date: new Date(report.startTime).toISOString().slice(0, 10),
    in: (await environments())[run],
    passed: report.numPassedTests,
  };
  record({ tests: { ...data.tests, [run]: at } });
}

const writeReport = () => writeFileSync(join(folder, 'conformance.md'), markdownOf(readConformance()));

if (import.meta.main) {
  const runs: readonly Run[] = ['components', 'stories', 'unit', 'journeys'];
  const option = { type: 'string' } as const;
  const usage =
    'Usage: node tools/audit/publish.ts [--audit FILE] [--components FILE] [--stories FILE] [--unit FILE] [--journeys FILE]';
  const options = { audit: option, components: option, stories: option, unit: option, journeys: option };
  const values = readOptions(usage, options);
  if (values.audit) publish(JSON.parse(readFileSync(values.audit, 'utf8')) as Report, false);
  for (const run of runs) if (values[run]) await publishTests(run, values[run]);
  writeReport();
}
