import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import { readReport } from './report.ts';

const path = join(createTemporaryFolder(), 'report.json');
function resultOf(exitCode: number, statuses: readonly string[], status = 'passed') {
  const assertionResults = statuses.map((one) => ({ fullName: `a test that ${one}`, status: one }));
  const numPassedTests = statuses.filter((one) => one === 'passed').length;
  const testResults = [{ name: 'a.test.ts', status, assertionResults }];
  writeFileSync(path, JSON.stringify({ numPassedTests, testResults }));
  return readReport('unit', path, exitCode);
}

test('passed, failed and skipped tests are counted separately', () => {
  expect(resultOf(1, ['passed', 'failed', 'skipped'], 'failed')).toEqual({
    passed: 1,
    failed: [expect.stringContaining('a test that failed')],
    skipped: [expect.stringContaining('a test that skipped')],
  });
});

test.each([
  ['with a file that cannot be loaded', 1, [], 'failed'],
  ['in which no test was run', 0, [], 'passed'],
  ['with an error outside of any test', 1, ['passed'], 'passed'],
])('a run %s counts as one failure', (_, exitCode, statuses, status) => {
  expect(resultOf(exitCode, statuses, status).failed).toHaveLength(1);
});

test('a run without a report counts as one failure', () => {
  expect(readReport('unit', '/nowhere/report.json', 1).failed).toHaveLength(1);
});
