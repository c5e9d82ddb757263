import type { Field } from '../contract/fields.ts';
import type { FieldValue, MessageValues } from '../contract/values.ts';
import { isDay } from '../contract/days.ts';
import { isEmail } from '../contract/email.ts';
import { formatPhone } from '../phone/formatPhone.ts';
import type { Formats } from './locale.ts';
import { disableLinks } from './sanitize.ts';

/** A value of a message as text, with its label. */
export interface FieldLine {
  label: string;
  text: string;
  href?: string | null;
}

/** Returns a text value, or an empty string. */
export function getText(values: MessageValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a line for each value except the message's text. Values without a declared field come last. */
export function renderFieldLines(
  values: MessageValues,
  fields: readonly Field[],
  formats: Formats,
): FieldLine[] {
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...fields
      .filter(({ name }) => name !== 'message')
      .map((field) => ({
        label: getLabel(field, formats),
        ...formatValue(field, values[field.name] ?? null, formats),
      })),
    ...Object.entries(values)
      // The language of the page is for the confirmation.
      .filter(([name]) => !names.has(name) && name !== 'language')
      .map(([name, value]) => ({
        label: getLabel({ kind: 'text', name }, formats),
        text: formatPlainValue(value, formats),
      })),
  ];
}

export function getLabel({ title, label, name }: Field, { labels }: Formats): string {
  const standard = (['name', 'phone', 'email', 'service', 'message', 'page'] as const).find(
    (one) => one === name,
  );
  return title ?? (typeof label === 'string' ? label : standard ? labels[standard] : name);
}

function formatValue(field: Field, value: FieldValue, formats: Formats): Omit<FieldLine, 'label'> {
  if (typeof value !== 'string') return { text: formatPlainValue(value, formats) };
  if (field.kind === 'phone') {
    const phone = formatPhone(value, formats.country);
    return { href: phone.href, text: disableLinks(phone.text) };
  }
  if (field.kind === 'email' && isEmail(value))
    return { href: `mailto:${encodeURIComponent(value).replace('%40', '@')}`, text: value };
  if (field.kind === 'date' && isDay(value)) return { text: formats.day(value) };
  return { text: formatPlainValue(value, formats, field) };
}

/** Returns a value as text: of a choice the label, of a day, a phone number or a valid address what is stored. */
export function formatPlainValue(value: FieldValue, { labels }: Formats, field?: Field): string {
  if (value === null) return labels.notGiven;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (field?.kind === 'email' && isEmail(value)) return value;
  const options = field?.kind === 'choice' ? field.options : [];
  const option = options.find((each) => typeof each !== 'string' && each.value === value);
  return disableLinks(typeof option === 'object' ? option.label : value);
}
