import type { ExtraField, ExtraValue } from '../contract/extraFields.ts';
import { dayPattern } from '../rules/dayPattern.ts';
import type { Reading } from './reader.ts';
import { withoutLinks } from './words.ts';

/** What a visitor answered in a further field. */
export interface ExtraAnswer {
  name: string;
  /** Its declaration; undefined for a value that none names. */
  field?: ExtraField | undefined;
  value: ExtraValue;
}

/** A further field of a message, as the firm reads it. */
export interface ExtraLine {
  title: string;
  text: string;
}

/** The further fields of a message, in the order of their declaration; those that it does not name come last. */
export function extraAnswers(
  fields: readonly ExtraField[],
  values: Readonly<Record<string, ExtraValue>>,
): ExtraAnswer[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    field: fields.find((candidate) => candidate.name === name),
    value,
  }));
}

export function extraLine({ name, field, value }: ExtraAnswer, reading: Reading): ExtraLine {
  return { title: field ? titleOf(field) : name, text: readable(field, value, reading) };
}

/** What the firm calls a field. */
function titleOf({ title, label, name }: ExtraField): string {
  return title ?? (typeof label === 'string' ? label : name);
}

const day = new RegExp(`^(?:${dayPattern})$`);

function readable(field: ExtraField | undefined, value: ExtraValue, { words, ...reading }: Reading): string {
  if (value === null) return words.notGiven;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field?.kind === 'date' && day.test(value)) return reading.day(value);
  const isListed = field?.kind !== 'choice' || field.options.includes(value);
  return isListed ? withoutLinks(value) : `${withoutLinks(value)} (${words.unlisted})`;
}
