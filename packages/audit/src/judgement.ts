import type { Remark } from './finding.ts';

/** What an engine could not decide, and a person has. */
export interface Judgement {
  engine: string;
  /** Fits the rule's name. */
  rule: RegExp;
  /**
   * Fits the remark's selector and message, so that nothing else is decided with it.
   * @default everything that the rule asks
   */
  about?: RegExp;
  /**
   * Fits the name of the page or story.
   * @default any
   */
  page?: RegExp;
  /** Why it is right as it is, and what would find it if it were not. */
  reason: string;
}

export function judgementOf(
  engine: string,
  { rule, selector, message }: Remark,
  judgements: readonly Judgement[],
  page = '',
): Judgement | undefined {
  return judgements.find(
    (known) =>
      known.engine === engine &&
      known.rule.test(rule) &&
      (known.about?.test(`${selector} ${message}`) ?? true) &&
      (known.page?.test(page) ?? true),
  );
}

/** Questions without an answer, as findings: none is dropped because an engine was not sure. */
export function undecided(
  engine: string,
  reviews: readonly Remark[],
  judgements: readonly Judgement[],
  page = '',
): Remark[] {
  return reviews
    .filter((remark) => !judgementOf(engine, remark, judgements, page))
    .map((remark) => ({
      ...remark,
      rule: `undecided: ${remark.rule}`,
      message: `${remark.message} Nobody has judged it: mend it, or say among the judgements why it is right.`,
    }));
}
