import { setTimeout } from 'node:timers/promises';
import { error as errors } from 'selenium-webdriver';
import { patience } from '../../../tools/testing/patience.ts';

/** How long the driver may take to start a browser, and to answer a script until it is asked again, in milliseconds. */
export const limits = { start: 30_000, answer: 5_000, end: 5_000 } as const;

const unanswered = Symbol('unanswered');

/** What comes, or that nothing has come in time: the driver never answers some commands, on a busy computer more of them. */
export function within<Result>(
  milliseconds: number,
  coming: Promise<Result>,
): Promise<Result | typeof unanswered> {
  // Whatever becomes of it after that, nobody waits for it.
  coming.catch(() => {});
  return Promise.race([coming, setTimeout(milliseconds, unanswered, { ref: false })]);
}

/** For what cannot be asked twice. */
export async function answered<Result>(
  coming: Promise<Result>,
  milliseconds: number = patience.wait,
): Promise<Result> {
  const answer = await within(milliseconds, coming);
  if (answer === unanswered) throw new Error('WebKitWebDriver did not answer.');
  return answer;
}

export const wentAway = () => new errors.NoSuchWindowError('The page went away before it answered.');

/**
 * Asks a script again that the driver does not answer, as happens where one page makes way for another. The page runs it
 * once and gives the same answer each time; a page that has come since says that the one before it is gone.
 */
export async function insist<Result>(ask: (again: boolean) => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience.wait;
  for (let again = false; Date.now() < end; again = true) {
    const answer = await within(limits.answer, ask(again));
    if (answer !== unanswered) return answer;
  }
  throw new Error('WebKitWebDriver did not answer.');
}

/** A function of the page as WebDriver runs it: given its arguments, the id of this question, and whether it is asked again. */
export const scriptOf = (work: string) => `
  const [given, id, again] = arguments;
  const answers = (window.answers ??= {});
  if (answers[id]) return answers[id];
  if (!window.TestingLibraryDom) return again ? { gone: true } : { unprepared: true };
  const said = (error) => String((error && error.stack) || error);
  // What is not there must not come as null.
  const told = (value) => (value === undefined ? {} : { value });
  const answer = (answers[id] = {});
  try {
    const value = (${work})(...given);
    if (!value || !value.then) return Object.assign(answer, told(value));
    const settle = (how) => Object.assign(answer, { waiting: false }, how);
    value.then((kept) => settle(told(kept)), (error) => settle({ error: said(error) }));
    return Object.assign(answer, { waiting: true });
  } catch (error) { return Object.assign(answer, { error: said(error) }); }`;

/** What the page answers. */
export interface Answer<Result> {
  value?: Result;
  error?: string;
  unprepared?: boolean;
  waiting?: boolean;
  gone?: boolean;
}
