/** Renders the data of the conformance report, docs/accessibility/conformance.json. */

import { verdictLabels, type Clause, type Conformance, type Criterion } from './conformanceData.ts';
import { otherTools } from './decisions.ts';
import { checksOf, evidenceFile, evidenceLabel, pieceOf, testsOf, titleOf, whereOf } from './evidence.ts';

/** Returns the clause of EN 301 549 V3.2.1, which covers WCAG 2.1. */
export const clauseOf = ({ number, since }: Criterion) => (since === '2.2' ? '–' : `9.${number}`);

/** Returns what was audited, and the number of findings. */
export const auditSentence = ({
  date,
  browser,
  commit,
  pages,
  stories,
  findings,
  engines,
}: Conformance['audit']) =>
  `${date}, ${browser}, commit ${commit}, ${pages} pages and ${stories} stories, with ${engines.join(', ')}: ${findings} findings.`;

/** Returns how many stories were tested and audited, and why not all. */
export function storiesSentence({ audit: { stories, allStories }, tests }: Conformance): string {
  const { passed } = tests.stories;
  const later = passed < allStories ? '; newer ones are not in that run' : '';
  return `Storybook has ${allStories} stories. ${passed} passed as tests in ${whereOf(tests.stories)}${later}. ${stories} are audited: those in the sidebar, and the pages of the patterns. The other ${allStories - stories} test an interaction in a situation that no page has, such as 36 headers below each other.`;
}

/** Introduces the findings of tools that are wrong. */
export const otherToolsIntroduction =
  'These findings are wrong. The audit ignores those of its own tools; the reasons are in `tools/audit/decisions.ts`.';

const combinationHeads = ['Engine', 'Version', 'Assistive technology', 'Scheme', 'Zoom', 'What', 'Date'];

/** Returns the table of tested and untested combinations. */
function combinationRows({ combinations, audit }: Conformance): string[][] {
  return combinations.map(({ isAudit, engine, version, assistiveTechnology, scheme, zoom, what, date }) => [
    engine,
    (isAudit ? audit.browser.split(' ')[1] : version) ?? '–',
    assistiveTechnology ?? 'none',
    scheme ?? '–',
    zoom ?? '–',
    (isAudit ? `the audit: ${audit.pages} pages and ${audit.stories} stories` : what) ?? 'not tested',
    (isAudit ? audit.date : date) ?? 'never',
  ]);
}

/** Returns the table of functional performance statements. */
export const performanceRows = ({ performance }: Pick<Conformance, 'performance'>): string[][] =>
  performance.map(({ number, name, verdict, remark }) => [
    `${number} ${name}`,
    verdictLabels[verdict],
    remark,
  ]);

/** Returns what tested a criterion: tools and persons, then the tests of each run. */
function notesOf(data: Conformance, clause: Clause): string {
  const shown = testsOf(data, clause);
  const runs = Object.entries(data.tests).flatMap(([run, at]) => {
    const titles = shown.filter((one) => one.run === run).map(titleOf);
    return titles.length > 0 ? [`tests in ${whereOf(at)}: ${titles.join(', ')}`] : [];
  });
  return `${clause.remark} Tested by: ${[...clause.testedBy, ...runs].join('; ') || 'not tested'}.`;
}

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Returns the report as Markdown. */
export function markdownOf(data: Conformance): string {
  const evidenceOf = (clause: Clause) => {
    const links = [...testsOf(data, clause).map(pieceOf), ...clause.evidence, ...checksOf(clause)].map(
      (piece) => {
        const file = evidenceFile(piece);
        return file ? `[${evidenceLabel(piece)}](../../${file})` : evidenceLabel(piece);
      },
    );
    return [...new Set(links)].join(', ') || '–';
  };
  const lastCells = (entry: Clause) => [
    verdictLabels[entry.verdict],
    notesOf(data, entry),
    evidenceOf(entry),
  ];
  return [
    '# Accessibility conformance report',
    data.form,
    'Its data is [`conformance.json`](conformance.json); `node tools/audit/publish.ts` renders this page. Storybook shows the criteria and tests of each component.',
    '“Not evaluated” means that a person must decide and no sample is on record. “All” means all pages, stories and sources.',
    `Product: ${data.product}.`,
    `Responsible: ${data.responsible}`,
    `Report a barrier: ${data.contact}`,
    `Versions: ${data.versions}`,
    `Methods: ${data.methods}`,
    `Last audit, \`npm run audit\`: ${auditSentence(data.audit)} ${data.audit.scope}`,
    storiesSentence(data),
    'The results of each page and story, and the stories that are not audited: [`audit.csv`](audit.csv).',
    '## WCAG 2.2',
    tableOf(
      ['Criterion', 'Level', 'EN 301 549', 'Verdict', 'Remarks', 'Evidence'],
      data.criteria.map((entry) => [
        `${entry.number} ${entry.name}`,
        entry.level,
        clauseOf(entry),
        ...lastCells(entry),
      ]),
    ),
    '## EN 301 549, other than 9.1 to 9.4',
    tableOf(
      ['Clause', 'Verdict', 'Remarks', 'Evidence'],
      data.clauses.map((entry) => [`${entry.number} ${entry.name}`, ...lastCells(entry)]),
    ),
    '## Functional performance statements, EN 301 549 clause 4.2',
    tableOf(['Statement', 'Result', 'Remarks'], performanceRows(data)),
    '## Tested combinations',
    tableOf(combinationHeads, combinationRows(data)),
    '## What other tools report',
    otherToolsIntroduction,
    tableOf(['Tool', 'What it reports', 'What is wrong about it'], otherTools),
    '## Known limits',
    listOf(Object.values(data.limits)),
    '',
  ].join('\n\n');
}
