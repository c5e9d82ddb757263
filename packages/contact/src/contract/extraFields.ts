import { asciiDomain, normalizeExtension } from './normalizeContacts.ts';
import {
  cleanLine,
  cleanText,
  contactPatterns,
  emailLimits,
  isVisible,
  phoneLimits,
  whole,
} from './patterns.ts';
import type { PhotosField } from './photos.ts';

export { mostPhotos, photoLimits, type PhotosField } from './photos.ts';

/** What all fields of a message have in common. */
interface Declared {
  /** Key of the value in the message: letters and digits. */
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
export interface TextField extends Declared {
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

/** A telephone number as typed, of 7 to 15 digits. */
export interface PhoneField extends Declared {
  kind: 'phone';
}

/** An e-mail address. */
export interface EmailField extends Declared {
  kind: 'email';
}

/** An option of a choice. The visitor reads the label; the message, the e-mail and the rules have the value. */
export type ChoiceOption = string | { readonly value: string; readonly label: string };

/** One of several values. */
export interface ChoiceField extends Declared {
  kind: 'choice';
  /** Texts that are shown and sent, or a label to show and a value to send. */
  options: readonly ChoiceOption[];
}

/** Yes or no. */
export interface CheckboxField extends Declared {
  kind: 'checkbox';
}

/** A day, as `2026-11-20` (ISO 8601). */
export interface DateField extends Declared {
  kind: 'date';
  /** First day that is taken. */
  min?: string;
  /** Last day that is taken. */
  max?: string;
}

/** A field that a firm adds to the standard ones. */
export type ExtraField = TextField | ChoiceField | CheckboxField | DateField | PhotosField;

/**
 * A field with a value in the message's document. Form checks, database rules, e-mail and the operator's tool follow from
 * the declaration.
 */
export type Field = Exclude<ExtraField, PhotosField> | PhoneField | EmailField;

/** The fields of every contact message, in the order of the form. */
export const standardFields = [
  { kind: 'text', name: 'name', required: true, max: 100 },
  { kind: 'phone', name: 'phone', required: true },
  { kind: 'email', name: 'email' },
  { kind: 'text', name: 'service', max: 100 },
  { kind: 'text', name: 'message', required: true, multiline: true, max: 5000 },
] as const satisfies readonly Field[];

/** Returns the standard fields and those that a firm adds, without a field of photos: it has no value. */
export function allFields(added: readonly (Field | PhotosField)[] = []): readonly Field[] {
  return [...standardFields, ...added.filter(hasValue)];
}

/** Returns whether the message's document has a value of the field. */
export function hasValue<Given extends { kind: string }>(
  field: Given,
): field is Exclude<Given, { kind: 'photos' }> {
  return field.kind !== 'photos';
}

type ValueOf<Option> = Option extends { readonly value: infer OwnValue } ? OwnValue : Option;

type Value<Given extends Field> = Given extends { kind: 'checkbox' }
  ? Given extends { required: true }
    ? true
    : boolean
  :
      | (Given extends { kind: 'choice'; options: readonly (infer Option)[] } ? ValueOf<Option> : string)
      | (Given extends { required: true } ? never : null);

/** The values of fields: null where nothing was given, true or false for a checkbox. */
export type ExtraValues<Fields extends readonly (Field | PhotosField)[]> = {
  [Given in Extract<Fields[number], Field> as Given['name']]: Value<Given>;
};

/** What a stored message holds under the key of a field: null where nothing was given. */
export type ExtraValue = string | boolean | null;

/** All values of a message by the names of its fields. */
export type MessageValues = Readonly<Record<string, ExtraValue>>;

/**
 * Why a value is refused: it is missing, too short or too long, has a character that does not belong there
 * (`characters`), a phone number has too few or too many digits (`digits`), a value is not shaped as its kind
 * (`shape`), or a day is out of range.
 */
export type FieldProblem =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'characters'
  | 'digits'
  | 'shape'
  | 'too-early'
  | 'too-late';

/** Returns the values of a choice, as messages have them. */
export function optionValues({ options }: ChoiceField): string[] {
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns the least and the most of a field, as sentences about its problems name them. */
export function limitsOf(field: Field | PhotosField): { min?: number | string; max?: number | string } {
  switch (field.kind) {
    case 'text':
      return { min: field.min ?? 1, max: field.max ?? (field.multiline ? 5000 : 500) };
    case 'phone':
      return phoneLimits;
    case 'email':
      return emailLimits;
    case 'date':
      return { min: field.min ?? '', max: field.max ?? '' };
    default:
      return {};
  }
}

/** Cleans what the visitor typed. A field without a value is null, a checkbox false. */
export function extraValuesFrom<const Fields extends readonly (Field | PhotosField)[]>(
  fields: Fields,
  typed: Readonly<Record<string, unknown>>,
): ExtraValues<Fields> {
  const values = fields.filter(hasValue).map((field) => {
    const given = typed[field.name];
    if (field.kind === 'checkbox') return [field.name, given === 'on' || given === true];
    return [field.name, clean(field, typeof given === 'string' ? given : '') || null];
  });
  return Object.fromEntries(values) as ExtraValues<Fields>;
}

/** Removes also the invisible characters that come along when a number is copied from an address book. */
function clean(field: Field, value: string): string {
  if (field.kind === 'text' && field.multiline) return cleanText(value);
  const text = cleanLine(value);
  if (field.kind === 'email') return asciiDomain(text.replace(/\p{Cf}/gu, ''));
  if (field.kind !== 'phone') return text;
  return normalizeExtension(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\p{Z}/gu, ' '),
  );
}

/** Returns the first problem of each field that has one, in the order of the fields. */
export function extraProblems(
  fields: readonly (Field | PhotosField)[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const field of fields.filter(hasValue)) {
    const problem = problemOf(field, values[field.name]);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function problemOf(field: Field, value: unknown): FieldProblem | undefined {
  if (value === null || value === undefined || value === false) return field.required ? 'missing' : undefined;
  // The rules take null for no value, and never an empty text.
  if (value === '') return 'missing';
  if (field.kind === 'checkbox') return value === true ? undefined : 'shape';
  if (typeof value !== 'string') return 'shape';
  switch (field.kind) {
    case 'choice':
      return optionValues(field).includes(value) ? undefined : 'shape';
    case 'date':
      return problemOfDay(value, field);
    default:
      return problemOfLength(value, field) ?? problemOfText(value, field);
  }
}

function problemOfLength(value: string, field: Field): FieldProblem | undefined {
  const { min = 1, max } = limitsOf(field) as { min?: number; max: number };
  if (value.length < min) return 'too-short';
  return value.length > max ? 'too-long' : undefined;
}

const line = whole(contactPatterns.line);
const text = whole(contactPatterns.text);
const phone = whole(contactPatterns.phone);
const phoneCharacters = whole(contactPatterns.phoneCharacters);
const email = whole(contactPatterns.email);

function problemOfText(value: string, field: TextField | PhoneField | EmailField): FieldProblem | undefined {
  if (field.kind === 'email') return email.test(value) ? undefined : 'shape';
  if (field.kind === 'phone') {
    if (!phoneCharacters.test(value)) return 'characters';
    return phone.test(value) ? undefined : 'digits';
  }
  if (!(field.multiline ? text : line).test(value)) return 'characters';
  if (isVisible(value)) return undefined;
  return field.required ? 'missing' : 'characters';
}

function problemOfDay(value: string, { min = '', max = '9999-12-31' }: DateField): FieldProblem | undefined {
  if (!isDay(value)) return 'shape';
  if (value < min) return 'too-early';
  return value > max ? 'too-late' : undefined;
}

/** Returns whether the calendar has the day. The rules of the database check the same by `dayPattern`. */
function isDay(value: string) {
  const time = Date.parse(`${value}T00:00Z`);
  return Boolean(time || time === 0) && new Date(time).toISOString().startsWith(`${value}T`);
}
