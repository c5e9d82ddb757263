import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';

/** A report of a check about one element. */
export interface Remark {
  /** The check's own name of its rule. */
  rule: string;
  /** A CSS selector, or `xpath=` and a path. */
  selector: string;
  message: string;
}

/** A remark with its check, page and mode. */
export interface Finding extends Remark {
  check: string;
  page: string;
  mode: string;
}

/** A loaded page in one mode. */
export interface LoadedPage {
  page: Page;
  mode: Mode;
  /** False for a story, to which rules about whole pages do not apply. */
  whole: boolean;
}

/** Examines a page, and leaves it as it was. */
export interface Check {
  name: string;
  /** Questions that it cannot decide are `undecided`. A person answers them in exceptions.ts. */
  run: (loaded: LoadedPage) => Promise<readonly Remark[]>;
}

/** A finding that is wrong, or a question that a person has answered. */
export interface Exception {
  check: string;
  /** Matches the rule's name. */
  rule: RegExp;
  /** Matches the remark's selector and message. Without it, every remark of the rule matches. */
  about?: RegExp;
  /** Matches the name of the page or story. */
  page: RegExp;
  /** Why the page is right. */
  reason: string;
}

/** Returns the first exception that matches. */
export function findException(finding: Finding, exceptions: readonly Exception[]): Exception | undefined {
  return exceptions.find(
    ({ check, rule, about, page }) =>
      check === finding.check &&
      rule.test(finding.rule) &&
      (about?.test(`${finding.selector} ${finding.message}`) ?? true) &&
      page.test(finding.page),
  );
}

export const undecided = (question: Remark) => ({ ...question, message: `Undecided: ${question.message}` });
