import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../local/paths.ts';

export interface Result {
  passed: number;
  /** Names of what failed. */
  failed: string[];
  /** Names of what could not run here. */
  skipped: string[];
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** The error of a file that cannot be loaded. */
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts a Vitest report. A run that fails without a failed test, or runs no test, counts as one failure. */
export function readReport(project: string, path: string, exitCode: number): Result {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: [`${project}: the test run crashed`], skipped: [] };
  }
  const tests = report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const error = stripVTControlCharacters(message).split('\n', 1)[0];
    const all =
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
        ? [...assertionResults, { fullName: `could not be run: ${error}`, status }]
        : assertionResults;
    return all.map((test) => ({ ...test, title: `${project}: ${relative(root, name)}: ${test.fullName}` }));
  });
  const titlesOf = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
  const failed = titlesOf('failed');
  if (report.numPassedTests === 0 && failed.length === 0) failed.push(`${project}: no test was run`);
  if (exitCode !== 0 && failed.length === 0) failed.push(`${project}: errors outside of any test`);
  return { passed: report.numPassedTests, failed, skipped: titlesOf('skipped', 'pending', 'todo') };
}
