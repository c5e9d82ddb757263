/** The tests, files and stories that the conformance report cites. */

import type { CitedTest, Clause, ComponentCriterion, Conformance, Run, TestRun } from './conformanceData.ts';

/** A test or play function that shows a criterion. */
export interface Shown extends Partial<CitedTest> {
  component?: string;
  story?: string;
  run: Run;
}

/** Returns the run of a test by its file. Without one it is the play function of a story. */
function runOf(file: string | undefined): Run {
  if (!file) return 'stories';
  if (file.startsWith('e2e/')) return 'journeys';
  return file.endsWith('.tsx') ? 'components' : 'unit';
}

/** Returns the test of what a component does for a criterion. */
export function shownBy(component: string, { test, file, story }: ComponentCriterion): Shown {
  if (!test) return { component, run: 'stories', ...(story && { story }) };
  const path = file ?? `packages/ui/src/${component}/${component}.test.tsx`;
  return { component, test, file: path, run: runOf(path), ...(story && { story }) };
}

/** Returns every test that shows a criterion: those of the whole, then those of components. */
export function testsOf({ componentCriteria }: Conformance, { number, tests = [] }: Clause): Shown[] {
  const ofComponents = Object.entries(componentCriteria).flatMap(([component, own]) =>
    own.filter((entry) => entry.number === number).map((entry) => shownBy(component, entry)),
  );
  const all = [...tests.map((cited) => ({ ...cited, run: runOf(cited.file) })), ...ofComponents];
  return all.filter((shown, index) => all.findIndex((other) => titleOf(other) === titleOf(shown)) === index);
}

/** Files and functions of the checks by their names in the report. */
const checkFiles: Readonly<Record<string, string>> = {
  axe: 'axe.ts',
  Alfa: 'alfa.ts',
  Nu: 'nu.ts',
  keyboard: 'keyboard.ts#checkKeyboard',
  reflow: 'reflow.ts#checkReflow',
  'forced colours': 'preferences.ts#checkForcedColors',
  motion: 'preferences.ts#checkReducedMotion',
  targets: 'preferences.ts#checkTargets',
  pointer: 'pointer.ts#checkPointerCancellation',
};

/** Returns the functions that measure a criterion in the audit, but for files whose function is evidence already. */
export function checksOf({ testedBy, evidence }: Pick<Clause, 'testedBy' | 'evidence'>): string[] {
  const audits = testedBy.filter((tester) => tester.startsWith('audit')).join();
  return Object.entries(checkFiles)
    .filter(([name]) => audits.includes(name))
    .map(([, file]) => `file: tools/audit/checks/${file}`)
    .filter((piece) => !evidence.some((own) => partsOf(own).name === partsOf(piece).name));
}

/** Returns the words for a test: its component, and its title or story. */
export function titleOf({ component, test, story = '' }: Shown): string {
  const title = test
    ? `“${test.replaceAll('`', '').replaceAll(/%[sjdo]|\$\w+/g, '…')}”`
    : `play function of the story “${story.replaceAll('-', ' ')}”`;
  return component ? `${component}: ${title}` : title;
}

/** Returns where and when the tests of a run passed. */
export const whereOf = ({ in: environment, date }: TestRun) => `${environment}, ${date}`;

/** Returns the piece of evidence for a test. */
export const pieceOf = ({ component = '', file, test, story }: Shown) =>
  file ? `file: ${file}#${test}` : `story: ${component.toLowerCase()}--${story}`;

/** Returns the kind of a piece of evidence, its name or path, and the test or function in it. */
export function partsOf(evidence: string): { kind: string; name: string; part: string } {
  const [, kind = '', name = '', part = ''] = /^(\w+): ([^#]*)#?(.*)$/.exec(evidence) ?? [];
  return { kind, name, part };
}

/** Returns the path of a piece of evidence; none for a story, which is in Storybook. */
export function evidenceFile(evidence: string): string | undefined {
  const { kind, name } = partsOf(evidence);
  if (kind === 'transcript') return `docs/accessibility/transcripts/${name}.txt`;
  if (kind === 'picture') return `.storybook/visual/pictures/${name}.png`;
  return kind === 'file' ? name : undefined;
}

/** Returns the words for a piece of evidence. */
export function evidenceLabel(evidence: string): string {
  const { kind, name, part } = partsOf(evidence);
  const [, check] = /checks\/(\w+)\.ts$/.exec(name) ?? [];
  if (check) return `Code of the check “${check}”${part && `, ${part}`}`;
  const words = name.replaceAll(/[/]|--/g, ': ').replaceAll('-', ' ');
  if (kind === 'transcript') return `Transcript of Orca, ${words}`;
  if (kind === 'picture')
    return `Picture, ${name.replace('-forced', ' in forced colours').replace('-', ', ')}`;
  if (kind === 'variants') return `All variants of ${name}, column “Focused”`;
  if (kind !== 'file') return `Story ${words}`;
  return /\.test\.tsx?$/.test(name) ? `Test in ${name.split('/').at(-1)}` : `Source, ${name}`;
}

/** Returns the lines of a test or function in a file, from 1. Returns undefined if it is not there. */
export function linesOf(code: string, part: string): { first: number; last: number } | undefined {
  const lines = code.split('\n');
  const named = lines.findIndex((line) => line.includes(`'${part}'`) || line.includes(`function ${part}(`));
  if (named === -1) return undefined;
  const indentOf = (line: string) => line.search(/\S/);
  const begins = (line: string) => /^\s*(test|it|const|(export )?(async )?function)\b/.test(line);
  // The title of a `test.each` is below its table.
  let first = named;
  while (first > 0 && !(begins(lines[first]!) && indentOf(lines[first]!) <= indentOf(lines[named]!)))
    first -= 1;
  const indent = indentOf(lines[first]!);
  const ends = (line: string) => indentOf(line) === indent && /(\);|^\s*\};?)$/.test(line);
  const length = lines.slice(named).findIndex(ends);
  return { first: first + 1, last: length === -1 ? lines.length : named + length + 1 };
}
