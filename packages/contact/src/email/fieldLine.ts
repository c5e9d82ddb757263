import {
  extraProblems,
  type ExtraValue,
  type Field,
  type MessageValues,
  optionValues,
} from '../contract/extraFields.ts';
import { dayPattern } from '../rules/dayPattern.ts';
import type { Firm } from './contactEmail.ts';
import { phoneForReading } from './phoneForReading.ts';
import type { Reading } from './reader.ts';
import { withoutLinks } from './words.ts';

/** A value of a message, as the firm reads it. */
export interface FieldLine {
  label: string;
  text: string;
  href?: string | null;
}

/** Returns a text value; empty when there is none. */
export function textOf(values: MessageValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a line for each value but the message's text. Values that no field names come last. */
export function fieldLines(
  values: MessageValues,
  fields: readonly Field[],
  reading: Reading,
  firm: Firm = {},
): FieldLine[] {
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...fields
      .filter(({ name }) => name !== 'message')
      .map((field) => ({
        label: labelOf(field, reading),
        ...shown(field, values[field.name] ?? null, reading, firm),
      })),
    ...Object.entries(values)
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => ({ label: name, text: plain(value, reading) })),
  ];
}

/** Returns what stands in place of a required value that a document from elsewhere may lack. */
export function gap({ notGiven }: Reading['words']): string {
  return `(${notGiven})`;
}

/** Returns whether a value is one that the firm offers; true when the field is open. */
export function isOffered(field: Field, value: string, { services }: Firm): boolean {
  const offered =
    field.kind === 'choice' ? optionValues(field) : field.name === 'service' ? services : undefined;
  return offered?.includes(value) ?? true;
}

function labelOf({ title, label, name }: Field, { words }: Reading): string {
  const standard: Readonly<Record<string, string>> = {
    name: words.name,
    phone: words.phone,
    email: words.email,
    service: words.service,
  };
  return title ?? (typeof label === 'string' ? label : (standard[name] ?? name));
}

const day = new RegExp(`^(?:${dayPattern})$`);

function shown(field: Field, value: ExtraValue, reading: Reading, firm: Firm): Omit<FieldLine, 'label'> {
  const { words } = reading;
  if (value === null) {
    if (field.required) return { text: gap(words) };
    return { text: field.name === 'service' ? words.noService : words.notGiven };
  }
  if (typeof value === 'boolean') return { text: plain(value, reading) };
  if (field.kind === 'phone') {
    const phone = phoneForReading(value, reading.country);
    return { href: phone.href, text: withoutLinks(phone.text) };
  }
  if (field.kind === 'email') return { text: withoutLinks(value), href: mailtoLink(field, value) };
  if (field.kind === 'date' && day.test(value)) return { text: reading.day(value) };
  if (isOffered(field, value, firm)) {
    // An offered value is the firm's own text.
    return { text: field.name === 'service' && firm.services ? value : withoutLinks(value) };
  }
  return { text: `${withoutLinks(value)} (${words.unlisted})` };
}

function plain(value: ExtraValue, { words }: Reading): string {
  if (value === null) return words.notGiven;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return withoutLinks(value);
}

function mailtoLink(field: Field, address: string): string | null {
  const problems = extraProblems([field], { [field.name]: address });
  return problems[field.name] ? null : `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
