import {
  contactLimits,
  contactMessageFrom,
  contactPatterns,
  type ContactProblem,
  isVisible,
} from './contactMessage.ts';

/** What all further fields of a message have in common. */
interface Extra {
  /** Key of the value in the message: letters and digits, and none of a contact message's own. */
  name: string;
  /**
   * Whether the message is refused without a value; a checkbox has to be ticked then, as for a consent.
   * @default false
   */
  required?: boolean;
  /**
   * What the e-mail and the operator's tool call it.
   * @default `label` where that is a text, else `name`
   */
  title?: string;
  /** What a form shows beside the field. */
  label?: unknown;
}

/** One line of text, or several. */
export interface TextField extends Extra {
  kind: 'text';
  /** @default false */
  multiline?: boolean;
  /**
   * Fewest UTF-16 units of a value that is there.
   * @default 1
   */
  min?: number;
  /**
   * Most UTF-16 units.
   * @default 500, of several lines 5000
   */
  max?: number;
}

/** One of several values. */
export interface ChoiceField extends Extra {
  kind: 'choice';
  /** As they are shown and sent. */
  options: readonly string[];
}

/** Yes or no. */
export interface CheckboxField extends Extra {
  kind: 'checkbox';
}

/** A day, as `2026-11-20` (ISO 8601). */
export interface DateField extends Extra {
  kind: 'date';
  /** First day that is taken. */
  min?: string;
  /** Last day that is taken. */
  max?: string;
}

/**
 * A field beside those of every contact message. Form, database rules, e-mail and the operator's tool go by the same
 * declaration.
 */
export type ExtraField = TextField | ChoiceField | CheckboxField | DateField;

type Value<Field extends ExtraField> = Field extends { kind: 'checkbox' }
  ? Field extends { required: true }
    ? true
    : boolean
  :
      | (Field extends { kind: 'choice'; options: readonly (infer Option)[] } ? Option : string)
      | (Field extends { required: true } ? never : null);

/** The values of further fields: null where nothing was given, true or false for a checkbox. */
export type ExtraValues<Fields extends readonly ExtraField[]> = {
  [Field in Fields[number] as Field['name']]: Value<Field>;
};

/** What a stored message holds under the key of a further field: null where nothing was given. */
export type ExtraValue = string | boolean | null;

/** Why a value is refused: as for a contact message, and for a day also that it is outside of what is offered. */
export type FieldProblem = ContactProblem | 'too-early' | 'too-late';

/** The least and the most of a field, as sentences about its problems name them. */
export function limitsOf(field: ExtraField): { min?: number | string; max?: number | string } {
  if (field.kind === 'text')
    return { min: field.min ?? 1, max: field.max ?? (field.multiline ? contactLimits.message.max : 500) };
  return field.kind === 'date' ? { min: field.min ?? '', max: field.max ?? '' } : {};
}

/** The values of further fields made of what the visitor typed, cleaned as those of a contact message are. */
export function extraValuesFrom<const Fields extends readonly ExtraField[]>(
  fields: Fields,
  typed: Readonly<Record<string, unknown>>,
): ExtraValues<Fields> {
  const values = fields.map((field) => {
    const given = typed[field.name];
    if (field.kind === 'checkbox') return [field.name, given === 'on' || given === true];
    const text = typeof given === 'string' ? given : '';
    const isLong = field.kind === 'text' && field.multiline;
    const clean = isLong
      ? contactMessageFrom({ message: text }).message
      : contactMessageFrom({ name: text }).name;
    return [field.name, clean || null];
  });
  return Object.fromEntries(values) as ExtraValues<Fields>;
}

/** The first problem of each further field that has one. */
export function extraProblems(
  fields: readonly ExtraField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.name]);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

function problemOf(field: ExtraField, value: unknown): FieldProblem | undefined {
  if (value === null || value === undefined || value === false || value === '')
    return field.required ? 'missing' : undefined;
  if (field.kind === 'checkbox') return value === true ? undefined : 'shape';
  if (typeof value !== 'string') return 'shape';
  if (field.kind === 'choice') return field.options.includes(value) ? undefined : 'shape';
  return field.kind === 'date' ? problemOfDay(value, field) : problemOfText(value, field);
}

function problemOfText(value: string, field: TextField): FieldProblem | undefined {
  const { min, max } = limitsOf(field) as { min: number; max: number };
  if (value.length < min) return 'too-short';
  if (value.length > max) return 'too-long';
  const pattern = field.multiline ? contactPatterns.text : contactPatterns.line;
  if (!whole(pattern).test(value)) return 'characters';
  if (isVisible(value)) return undefined;
  return field.required ? 'missing' : 'characters';
}

function problemOfDay(value: string, { min = '', max = '9999-12-31' }: DateField): FieldProblem | undefined {
  if (!isDay(value)) return 'shape';
  if (value < min) return 'too-early';
  return value > max ? 'too-late' : undefined;
}

/** Whether it is a day that there is; the rules of a database say the same by `dayPattern`. */
function isDay(value: string) {
  const time = Date.parse(`${value}T00:00Z`);
  return Boolean(time || time === 0) && new Date(time).toISOString().startsWith(`${value}T`);
}
