/** Renders the data of the conformance report, docs/accessibility/conformance.json. */

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
  /** `story: id`, `variants: component`, `file: path`, `transcript: name` or `picture: name`. */
  evidence: readonly string[];
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
  /** The browser or its substitute. */
  in: string;
  passed: number;
}

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
    findings: number;
    engines: readonly string[];
  };
  tests: Readonly<Record<'components' | 'stories', TestRun>>;
  /** When and where the approved pictures of components were taken. */
  pictures: { date: string; browser: string };
  criteria: readonly Criterion[];
  componentCriteria: Readonly<Record<string, readonly ComponentCriterion[]>>;
  clauses: readonly Clause[];
  combinations: readonly Combination[];
  limits: Readonly<Record<string, string>>;
  limitsOfAll: readonly string[];
  componentLimits: Readonly<Record<string, { listed?: readonly string[]; own?: readonly string[] }>>;
}

/** Returns the clause of EN 301 549 V3.2.1, which covers WCAG 2.1. */
export const clauseOf = ({ number, since }: Criterion) => (since === '2.2' ? '–' : `9.${number}`);

/** Returns the path of a piece of evidence; none for a story, which is in Storybook. */
export function evidenceFile(evidence: string): string | undefined {
  const [kind, name = ''] = evidence.split(': ');
  if (kind === 'transcript') return `docs/accessibility/transcripts/${name}.txt`;
  if (kind === 'picture') return `.storybook/visual/pictures/${name}.png`;
  return kind === 'file' ? name : undefined;
}

/** Returns the words for a piece of evidence. */
export function evidenceLabel(evidence: string): string {
  const [kind, name = ''] = evidence.split(': ');
  const [, check] = /checks\/(\w+)\.ts$/.exec(name) ?? [];
  if (check) return `Code of the check “${check}”`;
  const words = name.replaceAll(/[/]|--/g, ': ').replaceAll('-', ' ');
  if (kind === 'transcript') return `Transcript of Orca, ${words}`;
  if (kind === 'picture')
    return `Picture, ${name.replace('-forced', ' in forced colours').replace('-', ', ')}`;
  if (kind === 'variants') return `All variants of ${name}, column “Focused”`;
  return kind === 'file' ? `Source, ${name}` : `Story ${words}`;
}

const auditSentence = ({ date, browser, pages, stories, findings, engines }: Conformance['audit']) =>
  `Last audit: ${date}, ${browser}, ${pages} pages and ${stories} stories, with ${engines.join(', ')}: ${findings} findings.`;

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

const notesOf = ({ remark, testedBy }: Clause) =>
  `${remark} Tested by: ${testedBy.join('; ') || 'not tested'}.`;

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Returns the report as Markdown. */
export function markdownOf(data: Conformance): string {
  const evidenceOf = ({ evidence }: Clause) =>
    evidence
      .map((piece) => {
        const file = evidenceFile(piece);
        return file ? `[${evidenceLabel(piece)}](../../${file})` : evidenceLabel(piece);
      })
      .join(', ') || '–';
  const lastCells = (entry: Clause) => [verdictLabels[entry.verdict], notesOf(entry), evidenceOf(entry)];
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
    auditSentence(data.audit),
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
    '## Tested combinations',
    tableOf(combinationHeads, combinationRows(data)),
    '## Known limits',
    listOf(Object.values(data.limits)),
    '',
  ].join('\n\n');
}
