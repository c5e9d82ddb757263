import {
  type ExtraValue,
  extraValuesFrom,
  type Field,
  limitsOf,
  type MessageValues,
} from '../contract/extraFields.ts';
import { cleanText, isVisible } from '../contract/patterns.ts';

/** Keys of a stored document that are no values. */
const notValues = new Set(['createdAt', 'expireAt']);

/** Longer than any day or option, in UTF-16 units. */
const longest = 500;

/**
 * Reads a stored document. The rules let only valid messages in, but a document may also come from the console or from
 * an older form. All that it holds is delivered. Values of the declared fields come first.
 */
export function readMessage(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): MessageValues {
  const declared = fields.map((field) => [field.name, declaredValue(field, data[field.name])] as const);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.keys(data)
    .filter((key) => !notValues.has(key) && !names.has(key))
    .sort()
    .map((key) => [key, anyValue(data[key])] as const);
  return Object.fromEntries([...declared, ...others]);
}

function declaredValue(field: Field, value: unknown): ExtraValue {
  if (typeof value !== 'string') return anyValue(value);
  if (!isVisible(value)) return null;
  const cut = value.slice(0, Number(field.kind === 'date' ? longest : (limitsOf(field).max ?? longest)));
  const text = field.kind === 'checkbox' ? null : extraValuesFrom([field], { [field.name]: cut })[field.name];
  return text ?? anyValue(cut);
}

function anyValue(value: unknown): ExtraValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return cleanText(text.slice(0, 5000)) || null;
}
