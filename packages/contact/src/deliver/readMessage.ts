import { type Field, getLengthLimits } from '../contract/fields.ts';
import { type FieldValue, type MessageValues, normalizeValues } from '../contract/values.ts';
import { normalizeText, isVisible } from '../contract/patterns.ts';

/** Keys of a stored document that are not values of fields. */
const metadataKeys = new Set(['createdAt', 'expireAt']);

/** Maximum length of a day or an option, in UTF-16 code units. */
const maxLength = 500;

/** Reads a stored document, which may be invalid. Returns all its values, those of the declared fields first. */
export function readMessage(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): MessageValues {
  const declared = fields.map((field) => [field.name, readDeclaredValue(field, data[field.name])] as const);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.keys(data)
    .filter((key) => !metadataKeys.has(key) && !names.has(key))
    .sort()
    .map((key) => [key, readAnyValue(data[key])] as const);
  return Object.fromEntries([...declared, ...others]);
}

function readDeclaredValue(field: Field, value: unknown): FieldValue {
  if (typeof value !== 'string') return readAnyValue(value);
  if (!isVisible(value)) return null;
  const isFixed = field.kind === 'date' || field.kind === 'choice' || field.kind === 'checkbox';
  const cut = value.slice(0, isFixed ? maxLength : getLengthLimits(field).max);
  const text = field.kind === 'checkbox' ? null : normalizeValues([field], { [field.name]: cut })[field.name];
  return text ?? readAnyValue(cut);
}

function readAnyValue(value: unknown): FieldValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return normalizeText(text.slice(0, 5000)) || null;
}
