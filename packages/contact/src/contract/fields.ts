import { validateDay } from './validateDay.ts';
import { toAsciiDomain, normalizeExtension } from './normalizeContactDetails.ts';
import {
  normalizeLine,
  normalizeText,
  contactPatterns,
  emailLimits,
  isVisible,
  phoneLimits,
  createWholePattern,
} from './patterns.ts';
import type { PhotosField } from './photos.ts';

export { getMaxPhotos, photoLimits, type PhotosField } from './photos.ts';

/** Properties of every field. */
interface FieldBase {
  /** Key of the value in the message: letters and digits. */
  name: string;
  /**
   * Whether a value is required. A required checkbox must be ticked, as for a consent.
   * @default false
   */
  required?: boolean;
  /**
   * Name of the field in the e-mail and in the operator's tool.
   * @default `label` if that is a string, else `name`
   */
  title?: string;
  /** Label in the form. */
  label?: unknown;
}

/** One line of text, or several lines. */
export interface TextField extends FieldBase {
  kind: 'text';
  /** @default false */
  multiline?: boolean;
  /**
   * Minimum length of a given value, in UTF-16 code units.
   * @default 1
   */
  min?: number;
  /**
   * Maximum length, in UTF-16 code units.
   * @default 500, or 5000 with `multiline`
   */
  max?: number;
}

/** A telephone number as typed, of 7 to 15 digits. */
export interface PhoneField extends FieldBase {
  kind: 'phone';
}

/** An e-mail address. */
export interface EmailField extends FieldBase {
  kind: 'email';
}

/** An option of a choice. The visitor reads the label. Message, e-mail and rules contain the value. */
export type ChoiceOption = string | { readonly value: string; readonly label: string };

/** One of several values. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  /** Each is a string that is both label and value, or an object with both. */
  options: readonly ChoiceOption[];
}

/** Yes or no. */
export interface CheckboxField extends FieldBase {
  kind: 'checkbox';
}

/** A day, as `2026-11-20` (ISO 8601). */
export interface DateField extends FieldBase {
  kind: 'date';
  /** First allowed day. */
  min?: string;
  /** Last allowed day. */
  max?: string;
}

/** A field that a form adds to the standard fields. */
export type ExtraField = TextField | ChoiceField | CheckboxField | DateField | PhotosField;

/**
 * A field with a value in the message's document. Validation, database rules, e-mail and the operator's tool are derived
 * from the declaration.
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

/** Returns the standard fields and the added ones that have a value: all but a photos field. */
export function getAllFields(added: readonly (Field | PhotosField)[] = []): readonly Field[] {
  return [...standardFields, ...added.filter(hasValue)];
}

/** Returns whether the message's document has a value of the field. */
export function hasValue<Given extends { kind: string }>(
  field: Given,
): field is Exclude<Given, { kind: 'photos' }> {
  return field.kind !== 'photos';
}

type OptionValue<Option> = Option extends { readonly value: infer OwnValue } ? OwnValue : Option;

type Value<Given extends Field> = Given extends { kind: 'checkbox' }
  ? Given extends { required: true }
    ? true
    : boolean
  :
      | (Given extends { kind: 'choice'; options: readonly (infer Option)[] } ? OptionValue<Option> : string)
      | (Given extends { required: true } ? never : null);

/** The values of fields by name: null for a missing value, true or false for a checkbox. */
export type FieldValues<Fields extends readonly (Field | PhotosField)[]> = {
  [Given in Extract<Fields[number], Field> as Given['name']]: Value<Given>;
};

/** A value of a stored message: null for a missing value. */
export type FieldValue = string | boolean | null;

/** All values of a message by field name. */
export type MessageValues = Readonly<Record<string, FieldValue>>;

/**
 * Why a value is invalid: it is missing, too short or too long, has a forbidden character (`characters`), a phone number
 * has too few or too many digits (`digits`), the value does not have the format of its kind (`shape`), or a day is out of
 * range.
 */
export type FieldError =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'characters'
  | 'digits'
  | 'shape'
  | 'too-early'
  | 'too-late';

/** Returns the values of a choice's options. */
export function getOptionValues({ options }: ChoiceField): string[] {
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns the limits of a field: lengths in UTF-16 code units, or days. */
export function getLimits(field: Field | PhotosField): { min?: number | string; max?: number | string } {
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

/** Normalizes what the visitor typed. Returns null for a missing value, false for an unchecked checkbox. */
export function normalizeValues<const Fields extends readonly (Field | PhotosField)[]>(
  fields: Fields,
  typed: Readonly<Record<string, unknown>>,
): FieldValues<Fields> {
  const values = fields.filter(hasValue).map((field) => {
    const given = typed[field.name];
    if (field.kind === 'checkbox') return [field.name, given === 'on' || given === true];
    return [field.name, normalizeValue(field, typeof given === 'string' ? given : '') || null];
  });
  return Object.fromEntries(values) as FieldValues<Fields>;
}

/** Also removes the invisible characters of a phone number that was copied from an address book. */
function normalizeValue(field: Field, value: string): string {
  if (field.kind === 'text' && field.multiline) return normalizeText(value);
  const text = normalizeLine(value);
  if (field.kind === 'email') return toAsciiDomain(text.replace(/\p{Cf}/gu, ''));
  if (field.kind !== 'phone') return text;
  return normalizeExtension(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\p{Z}/gu, ' '),
  );
}

/** Returns the first error of each invalid field, by name. Returns an empty object if firestore.rules accept the values. */
export function validateValues(
  fields: readonly (Field | PhotosField)[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const field of fields.filter(hasValue)) {
    const error = validateValue(field, values[field.name]);
    if (error) errors[field.name] = error;
  }
  return errors;
}

function validateValue(field: Field, value: unknown): FieldError | undefined {
  if (value === null || value === undefined || value === false) return field.required ? 'missing' : undefined;
  // The rules accept null for a missing value, but no empty string.
  if (value === '') return 'missing';
  if (field.kind === 'checkbox') return value === true ? undefined : 'shape';
  if (typeof value !== 'string') return 'shape';
  switch (field.kind) {
    case 'choice':
      return getOptionValues(field).includes(value) ? undefined : 'shape';
    case 'date':
      return validateDay(value, field);
    default:
      return validateLength(value, field) ?? validateText(value, field);
  }
}

function validateLength(value: string, field: Field): FieldError | undefined {
  const { min = 1, max } = getLimits(field) as { min?: number; max: number };
  if (value.length < min) return 'too-short';
  return value.length > max ? 'too-long' : undefined;
}

const line = createWholePattern(contactPatterns.line);
const text = createWholePattern(contactPatterns.text);
const phone = createWholePattern(contactPatterns.phone);
const phoneCharacters = createWholePattern(contactPatterns.phoneCharacters);
const email = createWholePattern(contactPatterns.email);

function validateText(value: string, field: TextField | PhoneField | EmailField): FieldError | undefined {
  if (field.kind === 'email') return email.test(value) ? undefined : 'shape';
  if (field.kind === 'phone') {
    if (!phoneCharacters.test(value)) return 'characters';
    return phone.test(value) ? undefined : 'digits';
  }
  if (!(field.multiline ? text : line).test(value)) return 'characters';
  if (isVisible(value)) return undefined;
  return field.required ? 'missing' : 'characters';
}
