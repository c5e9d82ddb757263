import type { ContactField, ContactMessage } from '@tarcza/contact/contract';
import {
  getAllFields,
  validateValues,
  normalizeValues,
  getLengthLimits,
  standardFields,
  type ChoiceOption,
  type ExtraField,
  type FieldValues,
  type Field as AnyField,
  type FieldErrorCode,
  type PhotosField,
} from '@tarcza/contact/fields';
import { createExamplePhone, readFirstPhone } from '@tarcza/contact/phone';
import type { ReactNode } from 'react';
import { formatLabel } from '../formatLabel.js';
import type { FormLabels, GivenContactFormLabels } from '../labels.js';
import type { AttachedPhotos } from '../PhotoField/PhotoField.js';

/** A field that the page adds to the form. */
export type FormField = ExtraField & {
  /** Label above the field, or next to a checkbox. It may contain a link. */
  label: ReactNode;
  /** Help text between label and field: part of the field's description. */
  hint?: ReactNode;
  /** Autofill token, such as `address-line1`; `street-address` is for fields of several lines (HTML Standard, 4.10.18.7). */
  autoComplete?: string | undefined;
  /** Error messages of this field, in place of those of `labels.problem`. */
  problems?: Partial<Record<FieldErrorCode, string>> | undefined;
};

/** An option of a choice: a text that is label and value, or both apart. */
export type FieldOption = ChoiceOption;

/** The message that `onSubmit` receives, with a value for each added field. */
export type MessageOf<Fields extends readonly FormField[]> = ContactMessage & FieldValues<Fields>;

/** Error messages by the name of the field. */
export type FieldErrors<Fields extends readonly FormField[] = readonly FormField[]> = Partial<
  Record<ContactField | Fields[number]['name'], string>
>;

/** The reason why the receiver refuses a message. */
export interface Refusal<Fields extends readonly FormField[] = readonly FormField[]> {
  /** Error messages in the visitor's language. The form shows them at the fields and in the summary. */
  problems?: FieldErrors<Fields> | undefined;
  /** A text above the summary, or above the submit button if no field has an error. */
  text?: string | undefined;
}

/** A message of which the receiver did not say that it arrived. */
export interface Unconfirmed {
  isUnconfirmed: true;
}

/** What the form shows of a stored message. */
export interface SentMessage {
  /** Short reference that visitor and company can name, such as T-4821. */
  reference: string;
}

/** Further parameters of a submit: the photos, if the form has a field for them. */
type PhotosOf<Fields extends readonly FormField[]> =
  Extract<Fields[number], PhotosField> extends never ? [] : [attached: AttachedPhotos];

/**
 * Stores a message. Resolves once the message is stored, with its reference, with a refusal, or as unconfirmed. Rejects if
 * it is not sent.
 */
export type SendContactMessage<Fields extends readonly FormField[] = readonly []> = (
  message: MessageOf<Fields>,
  ...photos: PhotosOf<Fields>
) => Promise<SentMessage | Refusal<Fields> | Unconfirmed | void>;

/** The same function for code that does not know the fields. */
export type SendWithPhotos<Fields extends readonly FormField[]> = (
  message: MessageOf<Fields>,
  attached?: AttachedPhotos,
) => ReturnType<SendContactMessage<Fields>>;

/** Initial values of added fields. */
export type AddedValues<Fields extends readonly FormField[]> = {
  [Field in Exclude<Fields[number], PhotosField> as Field['name']]?: Field extends { kind: 'checkbox' }
    ? boolean
    : string;
};

/** Initial values by field: a text, an option's value, a day such as `2026-11-20`, or whether a box is ticked. */
export type DefaultValues<Fields extends readonly FormField[] = readonly FormField[]> = AddedValues<Fields> &
  Partial<Record<ContactField, string>>;

/** Returns the message that the form contains. */
export function readForm<Fields extends readonly FormField[]>(form: HTMLFormElement, fields: Fields) {
  const values = normalizeValues(getAllFields(fields), Object.fromEntries(new FormData(form)));
  const { name, phone, message } = values;
  return { ...values, name: name ?? '', phone: phone ?? '', message: message ?? '' } as MessageOf<Fields>;
}

/** Returns the standard fields and those that the page adds, in the order of the form. */
export function orderFields(fields: readonly FormField[]): (AnyField | FormField)[] {
  return [...standardFields, ...fields].sort((one, other) => getPlace(one) - getPlace(other));
}

/** Texts, choices and days come before the message, photos and checkboxes after it. */
function getPlace({ kind, name }: AnyField | FormField) {
  if (name === 'message') return 1;
  if (kind === 'photos') return 2;
  return kind === 'checkbox' ? 3 : 0;
}

/** Returns the names of the day fields with a date that is not complete or does not exist. Their value is empty. */
export function findIncompleteDays(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('[type="date"]')]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
}

interface ValidationOptions<Fields extends readonly FormField[]> {
  fields: Fields;
  /** Calling code of phone numbers without one. */
  country: number | string | undefined;
  labels: FormLabels;
  givenProblem: GivenContactFormLabels['problem'];
  validate: ((message: MessageOf<Fields>) => FieldErrors<Fields> | undefined) | undefined;
  incompleteDays: readonly string[];
}

/** Returns the error messages of a message in the order of the form. */
export function validateMessage<Fields extends readonly FormField[]>(
  message: MessageOf<Fields>,
  { fields, country, labels, givenProblem, validate, incompleteDays }: ValidationOptions<Fields>,
): FieldErrors {
  const codes = validateValues(getAllFields(fields), message);
  if (message.phone && !readFirstPhone(message.phone, country)) codes['phone'] = 'digits';
  for (const name of incompleteDays) codes[name] = 'shape';
  const pageErrors: FieldErrors = validate?.(message) ?? {};
  const errors: Record<string, string> = {};
  for (const field of orderFields(fields)) {
    const code = codes[field.name];
    const error = code ? formatError(field, code, labels, givenProblem, country) : pageErrors[field.name];
    if (error) errors[field.name] = error;
  }
  return errors;
}

function formatError(
  field: AnyField | FormField,
  code: FieldErrorCode,
  labels: FormLabels,
  given: GivenContactFormLabels['problem'],
  country: number | string | undefined,
): string {
  const { name } = field;
  const phrase =
    (field as Partial<FormField>).problems?.[code] ??
    (typeof given === 'function' ? given(name, code) : undefined) ??
    labels.problem[`${name}.${code}`] ??
    labels.problem[`${field.kind}.${code}`] ??
    labels.problem[code];
  return formatLabel(phrase, { ...formatLimits(field), example: createExamplePhone(country) });
}

function formatLimits(field: AnyField | FormField): Record<string, string | number> {
  if (field.kind === 'date') return { min: formatDay(field.min), max: formatDay(field.max) };
  const isText = field.kind === 'text' || field.kind === 'phone' || field.kind === 'email';
  return isText ? getLengthLimits(field) : {};
}

const formatDay = (iso = '') => iso && new Date(iso).toLocaleDateString(getPageLocale(), { timeZone: 'UTC' });

/** Returns the page's language as a locale. Undefined for a value such as `auto`, `x-default` or none. */
export function getPageLocale(): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
