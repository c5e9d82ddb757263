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
  success: boolean;
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
  const result: Result = { passed: 0, failed: [], skipped: [] };
  for (const { name, status, message = '', assertionResults } of report.testResults) {
    const withStatus = (...statuses: string[]) =>
      assertionResults.filter((test) => statuses.includes(test.status)).map((test) => test.fullName);
    const failed = withStatus('failed');
    // A file that cannot be loaded, or whose setup fails, has no failed test.
    if (status === 'failed' && failed.length === 0)
      failed.push(`could not be run: ${stripVTControlCharacters(message).split('\n', 1)[0]}`);
    const titled = (test: string) => `${project}: ${relative(root, name)}: ${test}`;
    result.passed += withStatus('passed').length;
    result.failed.push(...failed.map(titled));
    result.skipped.push(...withStatus('skipped', 'pending', 'todo').map(titled));
  }
  if (result.failed.length > 0) return result;
  if (result.passed === 0) result.failed.push(`${project}: no test was run`);
  else if (exitCode !== 0 || !report.success) result.failed.push(`${project}: errors outside of any test`);
  return result;
}
