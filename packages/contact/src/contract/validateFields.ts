import { createWholePattern } from './createWholePattern.ts';
import { isDay } from './days.ts';
import { type ExtraField, getLengthLimits, getOptionValues, standardFields } from './fields.ts';
import { contactPatterns, isVisible } from './patterns.ts';

const maxTextLength = 5000;

/**
 * Expressions of the rules for one field of a kind, measured on the emulator; an option is one more. Firestore evaluates at
 * most 1,000 for one write, and the rest of the rules needs 230.
 */
const expressions: Readonly<Record<ExtraField['kind'], number>> = {
  text: 48,
  date: 31,
  choice: 16,
  checkbox: 11,
  photos: 0,
};
const maxExpressions = 700;

/** Maximum size of all options, in bytes. Firestore takes rules of 256 KB, and some characters are escaped. */
const maxOptionBytes = 100_000;

const namesOfReact =
  /^(?:addEventListener|node(?:Name|Type|Value)|tagName|parentNode|ownerDocument|namespaceURI|[gs]etAttribute|removeAttribute|querySelectorAll|appendChild|insertBefore|removeChild|getRootNode|compareDocumentPosition)$/;

/** Returns whether objects have the name, or React reads it from the form, where a field of that name would hide it. */
export const isNameOfForm = (name: string) => name in {} || namesOfReact.test(name);

/** Names of stored messages and of the rules, and what a form's element has as a property. */
const takenNames = new Set([
  ...standardFields.map(({ name }) => name),
  ...`id reference state receivedAt createdAt expireAt page language line lines visible contactMessage prototype
  action after animate append attributes before blur children click closest contains dataset elements enctype focus
  hidden length matches method normalize prefix prepend remove reset style submit target`.split(/\s+/),
]);

const line = createWholePattern(contactPatterns.line);

/** Validates a form's additional fields. Throws an Error that names the field, the error and what to do. */
export function validateFields(fields: readonly ExtraField[]): void {
  const seen = new Set<string>();
  for (const field of fields) {
    const wrong = validateName(field, seen) ?? validateTitle(field) ?? validateLimits(field);
    if (wrong) throw new Error(`Field "${field.name}" of the contact form: ${wrong}`);
    seen.add(field.name);
  }
  const options = fields.flatMap((field) => (field.kind === 'choice' ? getOptionValues(field) : []));
  const sum = fields.reduce((total, { kind }) => total + expressions[kind], options.length);
  if (sum <= maxExpressions && new TextEncoder().encode(options.join('')).length <= maxOptionBytes) return;
  throw new Error(
    `The contact form has ${fields.length} additional fields with ${options.length} options, which is more than the ` +
      "database's rules can check. Leave some out, or ask by a text.",
  );
}

function validateName({ name, kind }: ExtraField, seen: ReadonlySet<string>): string | undefined {
  if ((name === 'photos') !== (kind === 'photos'))
    return 'the name "photos" belongs to the kind "photos", and to no other. Change name or kind.';
  if (typeof name !== 'string' || !/^[a-z][A-Za-z0-9]{0,39}$/.test(name))
    return `the name ${JSON.stringify(name)} is invalid. Write at most 40 letters (A–Z) and digits, a small letter first.`;
  if (takenNames.has(name) || isNameOfForm(name)) return 'the name is taken. Choose another.';
  return seen.has(name) ? 'it is declared twice. Take one out.' : undefined;
}

function validateTitle({ title }: { title?: string; kind: string }): string | undefined {
  return title === undefined || isValidLine(title, 100)
    ? undefined
    : `the title ${JSON.stringify(title)} is invalid. Write one line of at most 100 characters.`;
}

function validateLimits(field: ExtraField): string | undefined {
  switch (field.kind) {
    case 'checkbox':
      return undefined;
    case 'choice':
      return validateOptions(Array.isArray(field.options) ? getOptionValues(field) : []);
    case 'date': {
      const { min, max } = field;
      const unfit = [min, max].find((limit) => limit !== undefined && !isDay(limit));
      if (unfit !== undefined) return `${JSON.stringify(unfit)} is no day. Write it as 2026-11-20.`;
      return min && max && min > max ? `min ${min} is after max ${max}. Exchange them.` : undefined;
    }
    case 'photos':
      return [undefined, 1, 2, 3].includes(field.max) && !field.required
        ? undefined
        : 'photos cannot be required, and "max" is 1, 2 or 3.';
    case 'text': {
      const { min, max } = getLengthLimits(field);
      return [min, max].every(Number.isInteger) && min >= 1 && max >= min && max <= maxTextLength
        ? undefined
        : `the limits min ${min} and max ${max} are invalid. Write whole numbers from 1 to ${maxTextLength}, min below max.`;
    }
    default:
      return `there is no kind ${JSON.stringify((field as ExtraField).kind)}. Write one of ${Object.keys(expressions).join(', ')}.`;
  }
}

function validateOptions(options: readonly string[]): string | undefined {
  if (options.length === 0 || options.length > 100)
    return `it has ${options.length} options. Name 1 to 100, or ask by a text.`;
  if (new Set(options).size < options.length) return 'an option is there twice. Take one out.';
  const unfit = options.findIndex((option) => !isValidLine(option, 200));
  // The form removes blanks around values and invisible characters.
  return unfit < 0
    ? undefined
    : `the option ${JSON.stringify(options[unfit])} is invalid. Write one line of at most 200 characters, without blanks around it.`;
}

function isValidLine(value: string, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest && line.test(value) && isVisible(value);
}
