import csv from '../../../docs/accessibility/audit.csv?raw';

const [head = '', ...lines] = csv.trim().split('\n');

/** The audit's result for each page and story. */
export const results = { heads: head.split(','), rows: lines.map((line) => line.split(',')) };

/** Returns the sum of the results of a component's audited stories, with the oldest date. */
export function resultsOf(component: string) {
  const own = results.rows.filter(
    ([name = '', date]) => name.startsWith(`Components/${component}: `) && date !== 'not audited',
  );
  const findings = own.reduce((sum, [, , , count]) => sum + Number(count), 0);
  const [, date = 'never', browser = ''] =
    own.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b))[0] ?? [];
  return { stories: own.length, findings, date, browser };
}
