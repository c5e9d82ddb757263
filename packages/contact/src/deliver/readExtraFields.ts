import { contactMessageFrom, isVisible } from '../contract/contactMessage.ts';
import { type ExtraField, type ExtraValue, extraValuesFrom, limitsOf } from '../contract/extraFields.ts';

/** What every document of a message holds. */
const own = new Set(['name', 'email', 'phone', 'service', 'message', 'createdAt', 'expireAt']);

/** Longer than any day or option. */
const longest = 500;

/**
 * Reads the further fields of a stored document, as leniently as the rest of it: what the declaration does not name,
 * or would not take, is read all the same, for a lead with a gap beats a lost one. Those of the declaration come first.
 */
export function readExtraFields(
  fields: readonly ExtraField[],
  data: Readonly<Record<string, unknown>>,
): Record<string, ExtraValue> {
  const declared = fields.map((field) => [field.name, declaredValue(field, data[field.name])] as const);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.keys(data)
    .filter((key) => !own.has(key) && !names.has(key))
    .sort()
    .map((key) => [key, anyValue(data[key])] as const);
  return Object.fromEntries([...declared, ...others]);
}

function declaredValue(field: ExtraField, value: unknown): ExtraValue {
  if (typeof value !== 'string') return anyValue(value);
  if (!isVisible(value)) return null;
  const { max } = limitsOf(field);
  const cut = value.slice(0, field.kind === 'text' ? Number(max) : longest);
  const text = field.kind === 'checkbox' ? null : extraValuesFrom([field], { [field.name]: cut })[field.name];
  return text ?? anyValue(cut);
}

function anyValue(value: unknown): ExtraValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return contactMessageFrom({ message: text.slice(0, 5000) }).message || null;
}
