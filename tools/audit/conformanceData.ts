/** The shape of docs/accessibility/conformance.json. */

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
    /** The commit that was audited, shortened. */
    commit: string;
    pages: number;
    stories: number;
    /** How many stories Storybook has, audited or not. */
    allStories: number;
    findings: number;
    /** The checks, with the versions of those that are libraries. */
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
