/** Renders the data of the conformance report, docs/accessibility/conformance.json. */

import { evidenceFile, evidenceLabel, pieceOf, testsOf, titleOf, whereOf } from './evidence.ts';

/** The result for a criterion or a clause, and its words in the report. */
export const verdictLabels = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
} as const;

export interface Clause {
  number: string;
  name: string;
  verdict: keyof typeof verdictLabels;
  remark: string;
  /** Testers or tools, with the sample in brackets. */
  testedBy: readonly string[];
  /** Tests that are not those of a component. */
  tests?: readonly CitedTest[];
  /** `story: id`, `variants: component`, `file: path` or `file: path#function`, `transcript: name` or `picture: name`. */
  evidence: readonly string[];
}

/** A test by its title in a file. */
export interface CitedTest {
  file: string;
  test: string;
}

/** A criterion of WCAG 2.2, level A or AA, or Parsing, which 2.2 removed. */
export interface Criterion extends Clause {
  level: 'A' | 'AA';
  /** The version of WCAG that introduced it. */
  since: '2.0' | '2.1' | '2.2';
  /** What the audit checks in every story of the components to which the criterion applies, and their evidence. */
  components?: { remark: string; evidence: Readonly<Record<string, readonly string[]>> };
}

/** A browser, assistive technology and setting. Without a date it was not tested. */
interface Combination {
  /** Tested by the audit, whose date and browser version apply. */
  isAudit?: boolean;
  engine: string;
  version?: string;
  assistiveTechnology?: string;
  scheme?: string;
  zoom?: string;
  what?: string;
  date?: string;
}

/** What a component does for a criterion, and the test that shows it. */
export interface ComponentCriterion {
  number: string;
  remark: string;
  /** The title of a test. Without it the play function of the story is the test. */
  test?: string;
  /** The file of the test, if it is not in the component's folder. */
  file?: string;
  /** The story that shows it: its id without the component's name. */
  story?: string;
}

/** A run of tests in which those that the data names passed. */
export interface TestRun {
  date: string;
  /** The browser or its substitute, with its version. */
  in: string;
  passed: number;
}

/** Vitest's projects, and the browser's journeys through the site. */
export type Run = 'components' | 'stories' | 'unit' | 'journeys';

export interface Conformance {
  product: string;
  /** What the report is and is not. */
  form: string;
  methods: string;
  responsible: string;
  contact: string;
  versions: string;
  audit: {
    date: string;
    browser: string;
    pages: number;
    stories: number;
    /** How many stories Storybook has, audited or not. */
    allStories: number;
    findings: number;
    engines: readonly string[];
    /** Which pages and stories. */
    scope: string;
  };
  tests: Readonly<Record<Run, TestRun>>;
  /** When and where the approved pictures of components were taken. */
  pictures: { date: string; browser: string };
  criteria: readonly Criterion[];
  componentCriteria: Readonly<Record<string, readonly ComponentCriterion[]>>;
  clauses: readonly Clause[];
  /** Functional performance statements, clause 4.2 of EN 301 549. */
  performance: readonly Pick<Clause, 'number' | 'name' | 'verdict' | 'remark'>[];
  combinations: readonly Combination[];
  limits: Readonly<Record<string, string>>;
  limitsOfAll: readonly string[];
  componentLimits: Readonly<Record<string, { listed?: readonly string[]; own?: readonly string[] }>>;
}

/** Returns the clause of EN 301 549 V3.2.1, which covers WCAG 2.1. */
export const clauseOf = ({ number, since }: Criterion) => (since === '2.2' ? '–' : `9.${number}`);

/** Returns what was audited, and the number of findings. */
export const auditSentence = ({ date, browser, pages, stories, findings, engines }: Conformance['audit']) =>
  `${date}, ${browser}, ${pages} pages and ${stories} stories, with ${engines.join(', ')}: ${findings} findings.`;

/** Returns how many stories were tested and audited, and why not all. */
export function storiesSentence({ audit: { stories, allStories }, tests }: Conformance): string {
  const { passed } = tests.stories;
  const later = passed < allStories ? '; newer ones are not in that run' : '';
  return `Storybook has ${allStories} stories. ${passed} passed as tests in ${whereOf(tests.stories)}${later}. ${stories} are audited: those in the sidebar, and the pages of the patterns. The other ${allStories - stories} test an interaction in a situation that no page has, such as 36 headers below each other.`;
}

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
    const links = [...testsOf(data, clause).map(pieceOf), ...clause.evidence].map((piece) => {
      const file = evidenceFile(piece);
      return file ? `[${evidenceLabel(piece)}](../../${file})` : evidenceLabel(piece);
    });
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
    tableOf(
      ['Statement', 'Result', 'Remarks'],
      data.performance.map(({ number, name, verdict, remark }) => [
        `${number} ${name}`,
        verdictLabels[verdict],
        remark,
      ]),
    ),
    '## Tested combinations',
    tableOf(combinationHeads, combinationRows(data)),
    '## Known limits',
    listOf(Object.values(data.limits)),
    '',
  ].join('\n\n');
}
