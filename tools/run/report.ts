import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../local/paths.ts';

export interface Result {
  passed: number;
  /** The names of what failed. */
  failed: string[];
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts a Vitest report. A run that fails without a failed test to show for it has one all the same. */
export function readReport(project: string, path: string, exitCode: number): Result {
  const report = parse(path);
  if (!report) return { passed: 0, failed: [`${project}: the test run crashed`] };

  const result: Result = { passed: 0, failed: [] };
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    result.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    result.failed.push(...broken.map(({ fullName }) => `${project}: ${name}: ${fullName}`));
    // A file that cannot be loaded, or whose setup fails, has no failed test in it.
    if (file.status === 'failed' && broken.length === 0)
      result.failed.push(`${project}: ${name}: could not be run`);
  }
  if (result.passed === 0 && result.failed.length === 0) result.failed.push(`${project}: no test was run`);
  else if ((exitCode !== 0 || !report.success) && result.failed.length === 0) {
    result.failed.push(`${project}: errors outside of any test`);
  }
  return result;
}

function parse(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
