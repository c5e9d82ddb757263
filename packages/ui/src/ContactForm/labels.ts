import type { FieldProblem } from '@tarcza/contact/fields';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';

/**
 * What a field with a problem says, by problem, and by field and problem where one sentence does not fit all. It may
 * name `{min}` and `{max}`, the least and the most characters, or days; for a phone number `{minDigits}` and
 * `{maxDigits}`.
 */
export interface ProblemLabels extends Record<FieldProblem, string> {
  'name.missing': string;
  'name.too-short': string;
  'phone.missing': string;
  'phone.too-short': string;
  'phone.characters': string;
  'email.shape': string;
  'message.missing': string;
  [fieldAndProblem: `${string}.${FieldProblem}`]: string;
}

/** Everything that the form says by itself, and the button that calls when sending failed. */
export interface ContactFormLabels extends PhoneButtonLabels {
  /** Accessible name of the form. */
  form: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  /** The choice that chooses nothing. */
  noService: string;
  /** The same in a choice of the page's own. */
  noChoice: string;
  message: string;
  submit: string;
  submitting: string;
  sentTitle: string;
  sentText: string;
  /** Before the number of the message. */
  sentReference: string;
  failedTitle: string;
  failedText: string;
  /** Heading of the list of fields to mend. */
  summary: string;
  /** Said of a line of that list, before it, once its field is right. */
  mended: string;
  /** Name of the field that only robots fill. */
  trap: string;
  /** What a field with a problem says, and the summary too. Defaults to the Polish sentences listed below. */
  problem: ProblemLabels;
}

/** The words that a page gives: any of them, and of the sentences about problems any, or a function that makes them. */
export type GivenContactFormLabels = Partial<Omit<ContactFormLabels, 'problem'>> & {
  problem?:
    | Partial<ProblemLabels>
    | ((field: string, problem: FieldProblem) => string | undefined)
    | undefined;
};
