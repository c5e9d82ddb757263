import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import { readReport } from './report.ts';

function reportOf(content: unknown): string {
  const path = join(createTemporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const passedTest = { fullName: 'a card links to its page', status: 'passed' };
const failedTest = { fullName: 'a card shows its price', status: 'failed' };

test('passed, failed and skipped tests are counted separately', () => {
  const assertionResults = [passedTest, failedTest, { fullName: 'later', status: 'skipped' }];
  const path = reportOf({
    success: false,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
  });

  const { passed, failed, skipped } = readReport('unit', path, 1);

  expect(passed).toBe(1);
  expect(failed).toEqual([expect.stringContaining('a card shows its price')]);
  expect(skipped).toEqual([expect.stringContaining('later')]);
});

test.each([
  ['without a report', '/nowhere/report.json', 1],
  [
    'with a file that cannot be loaded',
    reportOf({
      success: false,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }],
    }),
    1,
  ],
  ['in which no test was run', reportOf({ success: true, testResults: [] }), 0],
])('a run %s counts as one failure', (_, path, exitCode) => {
  expect(readReport('unit', path, exitCode).failed).toHaveLength(1);
});
