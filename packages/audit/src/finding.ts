/** What an engine says of one place of a page. */
export interface Remark {
  /** The engine's own name of its rule. */
  rule: string;
  /** A CSS selector, or `xpath=` and a path. */
  selector: string;
  message: string;
}

export interface Verdict {
  /** What is wrong. */
  findings: readonly Remark[];
  /** What the engine cannot decide and leaves to a person. */
  reviews: readonly Remark[];
}

/** A remark, with where it was made. */
export interface Finding extends Remark {
  engine: string;
  page: string;
  mode: string;
  /** File name of a picture of the place. */
  picture?: string;
}

/** A finding that is known to be wrong, with the reason. */
export interface FalsePositive {
  engine: string;
  rule: string;
  /** Fits the finding's message and selector, so that nothing else is excused. */
  about: RegExp;
  reason: string;
}

export function isExcused(finding: Finding, list: readonly FalsePositive[]): FalsePositive | undefined {
  return list.find(
    ({ engine, rule, about }) =>
      engine === finding.engine &&
      rule === finding.rule &&
      about.test(`${finding.selector} ${finding.message}`),
  );
}
