import { createWholePattern } from './createWholePattern.ts';
import { isDay } from './days.ts';
import { storedEmail } from './email.ts';
import type { DateField, EmailField, Field, PhoneField, PhotosField, TextField } from './fields.ts';
import { getLengthLimits, getOptionValues, hasValue } from './fields.ts';
import { normalizePhone } from '../phone/readPhone.ts';
import { toAsciiDomain } from './toAsciiDomain.ts';
import { normalizeLine, normalizeText, contactPatterns, isVisible } from './patterns.ts';

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
export type FieldErrorCode =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'characters'
  | 'digits'
  | 'shape'
  | 'too-early'
  | 'too-late';

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

function normalizeValue(field: Field, value: string): string {
  if (field.kind === 'text' && field.multiline) return normalizeText(value);
  const text = normalizeLine(value);
  if (field.kind === 'email') return toAsciiDomain(text.replace(/\p{Cf}/gu, '').trim());
  return field.kind === 'phone' ? normalizePhone(text) : text;
}

/** Returns the first error of each invalid field, by name. Returns an empty object if firestore.rules accept the values. */
export function validateValues(
  fields: readonly (Field | PhotosField)[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {};
  for (const field of fields.filter(hasValue)) {
    const error = validateValue(field, values[field.name]);
    if (error) errors[field.name] = error;
  }
  return errors;
}

function validateValue(field: Field, value: unknown): FieldErrorCode | undefined {
  if (value === null || value === undefined || value === false) return field.required ? 'missing' : undefined;
  // The rules accept null for a missing value, but no empty string.
  if (value === '') return 'missing';
  if (field.kind === 'checkbox') return value === true ? undefined : 'shape';
  if (typeof value !== 'string') return 'shape';
  if (field.kind === 'choice') return getOptionValues(field).includes(value) ? undefined : 'shape';
  if (field.kind === 'date') return validateDay(value, field);
  return validateLength(value, field) ?? validateText(value, field);
}

function validateDay(value: string, { min, max }: DateField): FieldErrorCode | undefined {
  if (!isDay(value)) return 'shape';
  if (min !== undefined && value < min) return 'too-early';
  return max !== undefined && value > max ? 'too-late' : undefined;
}

function validateLength(
  value: string,
  field: TextField | PhoneField | EmailField,
): FieldErrorCode | undefined {
  const { min, max } = getLengthLimits(field);
  if (value.length < min) return 'too-short';
  return value.length > max ? 'too-long' : undefined;
}

const line = createWholePattern(contactPatterns.line);
const text = createWholePattern(contactPatterns.text);
const phone = createWholePattern(contactPatterns.phone);
const invisibleRun = createWholePattern(contactPatterns.invisibleRun);
const phoneCharacters = createWholePattern(contactPatterns.phoneCharacters);

function validateText(value: string, field: TextField | PhoneField | EmailField): FieldErrorCode | undefined {
  if (field.kind === 'email') return storedEmail.test(value) ? undefined : 'shape';
  if (field.kind === 'phone') {
    if (!phoneCharacters.test(value)) return 'characters';
    return phone.test(value) ? undefined : 'digits';
  }
  if (!(field.multiline ? text : line).test(value)) return 'characters';
  if (isVisible(value)) return invisibleRun.test(value) ? 'characters' : undefined;
  return field.required ? 'missing' : 'characters';
}
