import { emailLimits } from './email.ts';
import { phoneLimits } from './patterns.ts';

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
export type PhoneField = FieldBase & { kind: 'phone' };

export type EmailField = FieldBase & { kind: 'email' };

/** An option of a choice. Visitor and e-mail show the label. Message and rules contain the value. */
export type ChoiceOption = string | { readonly value: string; readonly label: string };

export interface ChoiceField extends FieldBase {
  kind: 'choice';
  /** Each is a string that is both label and value, or an object with both. */
  options: readonly ChoiceOption[];
}

export type CheckboxField = FieldBase & { kind: 'checkbox' };

/** A day, as `2026-11-20` (ISO 8601). */
export interface DateField extends FieldBase {
  kind: 'date';
  min?: string;
  max?: string;
}

/** Photos of a message, stored outside its document. They are never required. A form has at most one such field. */
export interface PhotosField {
  kind: 'photos';
  name: 'photos';
  required?: false;
  /**
   * Maximum number of photos.
   * @default 3
   */
  max?: 1 | 2 | 3;
  label?: unknown;
}

/** A field that a form adds to the standard fields. */
export type ExtraField = TextField | ChoiceField | CheckboxField | DateField | PhotosField;

/** A field with a value in the document. Validation, rules, e-mail and the operator's tool derive from the declaration. */
export type Field = Exclude<ExtraField, PhotosField> | PhoneField | EmailField;

export const photoLimits = {
  /** Maximum number of photos of a message. */
  count: 3,
  /** Maximum size of a photo that the rules accept, in bytes. */
  storedBytes: 700 * 1024,
  type: 'image/jpeg',
} as const;

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

export function hasValue<Given extends { kind: string }>(
  field: Given,
): field is Exclude<Given, { kind: 'photos' }> {
  return field.kind !== 'photos';
}

export function getOptionValues({ options }: ChoiceField): string[] {
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns the minimum and maximum length of a field's value, in UTF-16 code units. */
export function getLengthLimits(field: TextField | PhoneField | EmailField): { min: number; max: number } {
  if (field.kind === 'phone') return { min: 1, ...phoneLimits };
  if (field.kind === 'email') return { min: 1, ...emailLimits };
  return { min: field.min ?? 1, max: field.max ?? (field.multiline ? 5000 : 500) };
}

export function getMaxPhotos(fields: readonly { kind: string; max?: unknown }[]): number {
  const field = fields.find(({ kind }) => kind === 'photos');
  return field ? Number(field.max ?? photoLimits.count) : 0;
}
