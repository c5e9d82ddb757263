import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';
import { accessibility } from '../../site/src/pages/accessibility/content.ts';
import { knownLimits } from '../../site/src/pages/accessibility/limits.ts';
import { clauseOf, markdownOf } from './conformance.ts';
import { evidenceFile, linesOf, partsOf, pieceOf, testsOf } from './evidence.ts';
import { readConformance, readResults } from './publish.ts';

const data = readConformance();
const entries = [...data.criteria, ...data.clauses];

test('lists the criteria of WCAG 2.2: 31 of level A, 24 of level AA, and Parsing', () => {
  const current = data.criteria.filter(({ number }) => number !== '4.1.1');
  expect(new Set(data.criteria.map(({ number }) => number)).size).toBe(data.criteria.length);
  expect(current.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(current.filter(({ level }) => level === 'AA')).toHaveLength(24);
  // WCAG 2.1 has 50.
  expect(data.criteria.filter((criterion) => clauseOf(criterion) !== '–')).toHaveLength(50);
});

test('a supported criterion names its check and the sample', () => {
  for (const entry of entries.filter(({ verdict }) => verdict.endsWith('supports'))) {
    const { number, testedBy } = entry;
    expect(testedBy.length + testsOf(data, entry).length, number).toBeGreaterThan(0);
    for (const tester of testedBy) expect(tester, number).toMatch(/^.{3,} \(.{3,}\)$/);
  }
});

/** Returns the ids of the stories, as Storybook derives them. */
function storyIds(): Set<string> {
  const files = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root });
  return new Set(
    files.flatMap((file) => {
      const component = file.split('/').at(-2)?.toLowerCase();
      const names = readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)/gm);
      return [...names].map(([, name = '']) => {
        const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
        return `story: ${component}--${words.toLowerCase()}`;
      });
    }),
  );
}

const hasFocusedColumn = (component: string) =>
  readFileSync(join(root, `packages/ui/src/${component}/${component}.mdx`), 'utf8').includes('part=');

test('every cited test and function is in its file, and the file is in the project that the report names', async () => {
  const { default: config } = await import('../../vite.config.ts');
  const { test: vitest } = await config({ command: 'build', mode: 'test' });
  const projects = (vitest?.projects ?? []) as {
    test: { name: string; include: string[]; environment: string };
  }[];
  const pieces = entries.flatMap((entry) => [...entry.evidence, ...testsOf(data, entry).map(pieceOf)]);
  for (const piece of pieces) {
    const { name, part } = partsOf(piece);
    if (part) expect(linesOf(readFileSync(join(root, name), 'utf8'), part), piece).toBeDefined();
  }
  for (const { file, run } of entries.flatMap((entry) => testsOf(data, entry))) {
    if (!file) continue;
    const { name, environment } =
      projects.find(({ test: project }) => project.include.some((pattern) => matchesGlob(file, pattern)))
        ?.test ?? {};
    expect(name, file).toBe(run === 'journeys' ? 'e2e' : run);
    if (run === 'components') expect(data.tests[run].in, file).toContain(environment);
  }
});

test('a test is shown from its first line to its last', () => {
  const code = `describe('a', () => {
  test.each([
    ['b'],
  ])('shows %s', () => {
    expect(1).toBe(1);
  });

  test('one line', () => expect(1).toBe(1));
});`;
  expect(linesOf(code, 'shows %s')).toEqual({ first: 2, last: 6 });
  expect(linesOf(code, 'one line')).toEqual({ first: 8, last: 8 });
  expect(linesOf(code, 'another')).toBeUndefined();
});

test('the list of results has every page and story that the report counts', () => {
  const results = [...readResults()];
  const audited = results.filter(([, [date]]) => date !== 'not audited').map(([name]) => name);
  const { pages, stories } = data.audit;
  expect(audited.filter((name) => name.startsWith('/'))).toHaveLength(pages);
  expect(audited.filter((name) => !name.startsWith('/'))).toHaveLength(stories);
  expect(results.filter(([name]) => !name.startsWith('/'))).toHaveLength(data.audit.allStories);
});

test('every piece of evidence exists', () => {
  const stories = storyIds();
  const ofComponents = data.criteria.flatMap(({ components }) => Object.values(components?.evidence ?? {}));
  const missing = [...entries.map(({ evidence }) => evidence), ...ofComponents].flat().filter((piece) => {
    const file = evidenceFile(piece);
    if (file) return !existsSync(join(root, file));
    const [, component = ''] = /^variants: (\w+)$/.exec(piece) ?? [];
    return component ? !hasFocusedColumn(component) : !stories.has(piece);
  });
  expect(missing).toEqual([]);
});

test('every criterion of a component names one of its tests or stories', () => {
  const stories = storyIds();
  for (const [component, criteria] of Object.entries(data.componentCriteria)) {
    const own = globSync(`packages/ui/src/${component}/*.test.tsx`, { cwd: root });
    for (const { number, test: title, file, story } of criteria) {
      const source = (file ? [file] : own).map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
      expect(data.criteria.map((criterion) => criterion.number)).toContain(number);
      if (title) expect(source, component).toContain(`'${title}'`);
      if (story) expect(stories).toContain(`story: ${component.toLowerCase()}--${story}`);
      expect(title ?? story, `${component} ${number}`).toBeDefined();
    }
  }
});

test('a criterion of all components is one that the audit checks in every story', () => {
  const names = globSync('packages/ui/src/*/*.mdx', { cwd: root }).map((file) => file.split('/').at(-2));
  for (const { number, components, testedBy } of data.criteria.filter((criterion) => criterion.components)) {
    expect(testedBy.join(), number).toMatch(/audit: .* \(all\)/);
    for (const component of Object.keys(components!.evidence)) expect(names, number).toContain(component);
  }
});

test('lists the same limits as the declaration on the site', () => {
  expect(Object.keys(data.limits)).toEqual(Object.keys(knownLimits));
  const keys = [
    ...data.limitsOfAll,
    ...Object.values(data.componentLimits).flatMap(({ listed = [] }) => listed),
  ];
  expect(keys.filter((key) => !(key in data.limits))).toEqual([]);
});

test('the declaration on the site names each criterion that is not evaluated or only partially supported', () => {
  const text = JSON.stringify(accessibility.sections[0]);
  const open = [...data.criteria, ...data.clauses].filter(({ verdict }) =>
    ['not-evaluated', 'partially-supports'].includes(verdict),
  );
  expect(open.map(({ number }) => number).filter((number) => !text.includes(number))).toEqual([]);
});

test('lists limits and criteria of existing components only', () => {
  const components = globSync('packages/ui/src/*/*.mdx', { cwd: root }).map((file) => file.split('/').at(-2));
  const named = [...Object.keys(data.componentLimits), ...Object.keys(data.componentCriteria)];
  expect(named.filter((name) => !components.includes(name))).toEqual([]);
});

test('conformance.md is rendered from the data by tools/audit/publish.ts', () => {
  expect(readFileSync(join(root, 'docs/accessibility/conformance.md'), 'utf8')).toBe(markdownOf(data));
});
