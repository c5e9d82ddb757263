import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../packages/local/src/paths.ts';
import { clauses } from './clauses.ts';
import { combinationsOf } from './combinations.ts';
import { lastRuns, reportFiles } from './publish.ts';
import { judgedCriteria } from './report.ts';
import { verdicts } from './verdicts.ts';
import { clauseOf, criteria } from './wcag.ts';

const rows = [...verdicts, ...clauses];

test('the criteria are those of WCAG 2.2: 31 of level A, 24 of level AA, and Parsing, which it took out', () => {
  const standing = criteria.filter(({ number }) => number !== '4.1.1');
  expect(standing.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(standing.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(standing.filter(({ since }) => since === '2.2').map(({ number }) => number)).toEqual([
    '2.4.11',
    '2.5.7',
    '2.5.8',
    '3.2.6',
    '3.3.7',
    '3.3.8',
  ]);
  // 30 of level A and 20 of level AA in WCAG 2.1.
  expect(criteria.filter(clauseOf)).toHaveLength(50);
});

test('each criterion has one verdict', () => {
  expect(judgedCriteria()).toHaveLength(criteria.length);
  expect(new Set(verdicts.map(({ number }) => number)).size).toBe(verdicts.length);
  expect(verdicts).toHaveLength(criteria.length);
});

test('who supports a criterion says what judged it, and on what', () => {
  for (const { number, verdict, judged } of rows.filter((entry) => /supports/.test(entry.verdict))) {
    expect(judged.length, `${number} ${verdict}`).toBeGreaterThan(0);
    for (const { by, sample } of judged) expect(`${by}: ${sample}`).toMatch(/^.{3,}: .{3,}$/);
  }
});

/** The ids of all stories, as Storybook makes them. */
function storyIds(): Set<string> {
  const folder = join(root, 'packages/ui/src');
  return new Set(
    readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, `${name}.stories.tsx`)))
      .flatMap((name) =>
        [
          ...readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8').matchAll(
            /^export const (\w+)/gm,
          ),
        ].map(
          ([, story]) =>
            `${name.toLowerCase()}--${story!.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}`,
        ),
      ),
  );
}

test('every piece of evidence is there', () => {
  const stories = storyIds();
  const missing = rows
    .flatMap(({ evidence }) => evidence)
    .filter((piece) => {
      if ('story' in piece) return !stories.has(piece.story);
      const path = 'file' in piece ? piece.file : `docs/accessibility/transcripts/${piece.transcript}.txt`;
      return !existsSync(join(root, path));
    });
  expect(missing).toEqual([]);
});

test('what nobody tried is said as well', () => {
  const combinations = combinationsOf(lastRuns());
  expect(combinations.filter(({ date }) => !date).length).toBeGreaterThan(5);
  for (const { date } of combinations) if (date) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the published report says what the rows say', () => {
  for (const [name, text] of Object.entries(reportFiles(lastRuns())))
    expect(readFileSync(join(root, 'docs/accessibility', name), 'utf8'), 'node e2e/evidence/publish.ts').toBe(
      text,
    );
});
