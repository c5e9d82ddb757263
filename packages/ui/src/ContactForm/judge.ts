import {
  contactLimits,
  contactMessageFrom,
  contactMessageProblems,
  type ContactField,
} from '@tarcza/contact/contract';
import { extraProblems, extraValuesFrom, limitsOf, type FieldProblem } from '@tarcza/contact/fields';
import { formatLabel } from '../labels.js';
import type { FormField, MessageOf } from './formField.js';
import type { ContactFormLabels, GivenContactFormLabels } from './labels.js';

/** A sentence for each field with a problem, in the order of the form. */
export type Found = Readonly<Record<string, string | undefined>>;

/** The message that the form holds, with a value for each field of the page's own. */
export function readForm<Fields extends readonly FormField[]>(form: HTMLFormElement, fields: Fields) {
  const typed = Object.fromEntries(new FormData(form));
  return { ...contactMessageFrom(typed), ...extraValuesFrom(fields, typed) } as MessageOf<Fields>;
}

/** The fields' names in the order of the form. */
export function namesOf(fields: readonly FormField[]): string[] {
  const own = (boxes: boolean) =>
    fields.filter(({ kind }) => (kind === 'checkbox') === boxes).map(({ name }) => name);
  return ['name', 'phone', 'email', 'service', ...own(false), 'message', ...own(true)];
}

/** The sentence about each problem that the contract or the page itself finds in a message. */
export function judge<Fields extends readonly FormField[]>(
  message: MessageOf<Fields>,
  fields: Fields,
  sentence: (name: string, problem: FieldProblem) => string,
  validate: ((message: MessageOf<Fields>) => Found | undefined) | undefined,
): Found {
  const problems: Readonly<Record<string, FieldProblem>> = {
    ...contactMessageProblems(message),
    ...extraProblems(fields, message),
  };
  const own = validate?.(message) ?? {};
  const found: Record<string, string> = {};
  for (const name of namesOf(fields)) {
    const problem = problems[name];
    const said = problem ? sentence(name, problem) : own[name];
    if (said) found[name] = said;
  }
  return found;
}

/** What a field with a problem says. */
export function sentences(
  fields: readonly FormField[],
  words: ContactFormLabels,
  given: GivenContactFormLabels['problem'],
) {
  return (name: string, problem: FieldProblem) => {
    const field = fields.find((candidate) => candidate.name === name);
    const phrase =
      field?.problems?.[problem] ??
      (typeof given === 'function' ? given(name, problem) : undefined) ??
      words.problem[`${name}.${problem}`] ??
      words.problem[problem];
    return formatLabel(phrase, field ? shownLimits(field) : contactLimits[name as ContactField]);
  };
}

/** Days as the page's language writes them. */
function shownLimits(field: FormField) {
  const limits = limitsOf(field);
  if (field.kind !== 'date') return limits;
  const day = (iso: number | string = '') =>
    iso &&
    new Date(iso).toLocaleDateString(globalThis.document?.documentElement.lang || undefined, {
      timeZone: 'UTC',
    });
  return { min: day(limits.min), max: day(limits.max) };
}
