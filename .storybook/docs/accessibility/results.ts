import csv from '../../../docs/accessibility/audit.csv?raw';

const [head = '', ...lines] = csv.trim().split('\n');

/** The audit's result for each page and story. */
export const results = { heads: head.split(','), rows: lines.map((line) => line.split(',')) };

/** The source of each component now, by name. Set by `.storybook/vite.config.ts`. */
declare const COMPONENT_SOURCES: Readonly<Record<string, string>>;

/** Components in the order of their names. */
export const componentNames = Object.keys(COMPONENT_SOURCES);

/** Returns the sum of the results of a component's audited stories, with the oldest date, and whether the component has changed since. */
export function resultsOf(component: string) {
  const own = results.rows.filter(
    ([name = '', date]) => name.startsWith(`Components/${component}: `) && date !== 'not audited',
  );
  const findings = own.reduce((sum, [, , , count]) => sum + Number(count), 0);
  const [, date = 'never', browser = ''] =
    own.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b))[0] ?? [];
  const isExpired = own.some(([, , , , , source]) => source !== COMPONENT_SOURCES[component]);
  return { stories: own.length, findings, date, browser, isExpired };
}
