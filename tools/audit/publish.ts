/**
 * Writes docs/accessibility/conformance.md from conformance.json: `node tools/audit/publish.ts`.
 * `npm run audit -- --all --publish` records its result first.
 * `--components FILE` and `--stories FILE` record a JSON report of Vitest of that project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../local/paths.ts';
import { checks, type Report } from './audit.ts';
import { markdownOf, type Conformance, type TestRun } from './conformance.ts';

const folder = join(root, 'docs/accessibility');
const dataFile = join(folder, 'conformance.json');

export const readConformance = () => JSON.parse(readFileSync(dataFile, 'utf8')) as Conformance;

const record = (change: Partial<Conformance>) =>
  writeFileSync(dataFile, `${JSON.stringify({ ...readConformance(), ...change }, undefined, 2)}\n`);

export function publish({ date, browser, subjects, open }: Report): void {
  const pages = subjects.filter(({ component }) => component === undefined).length;
  const stories = subjects.length - pages;
  record({ audit: { date, browser, pages, stories, findings: open.length, engines: checks } });
  writeReport();
}

interface VitestReport {
  startTime: number;
  numFailedTests: number;
  numPassedTests: number;
}

/** Records a run of tests. Throws if it failed. */
function publishTests(project: 'components' | 'stories', file: string): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  if (report.numFailedTests > 0) throw new Error(`${file} has ${report.numFailedTests} failed tests.`);
  const { tests } = readConformance();
  const date = new Date(report.startTime).toISOString().slice(0, 10);
  const run: TestRun = { ...tests[project], date, passed: report.numPassedTests };
  record({ tests: { ...tests, [project]: run } });
}

const writeReport = () => writeFileSync(join(folder, 'conformance.md'), markdownOf(readConformance()));

if (import.meta.main) {
  const { values } = parseArgs({ options: { components: { type: 'string' }, stories: { type: 'string' } } });
  for (const project of ['components', 'stories'] as const)
    if (values[project]) publishTests(project, values[project]);
  writeReport();
}
