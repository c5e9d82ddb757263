import type { ExtraField, ExtraValue } from '../contract/extraFields.ts';
import { dayPattern } from '../rules/dayPattern.ts';
import { withoutLinks } from './words.ts';

/** A further field of a message, as the firm reads it. */
export interface ExtraLine {
  title: string;
  text: string;
}

/** What the firm calls a field. */
function titleOf({ title, label, name }: ExtraField): string {
  return title ?? (typeof label === 'string' ? label : name);
}

/** What the further fields of a message say, in the order of their declaration; those that it does not name come last. */
export function extraLines(
  fields: readonly ExtraField[],
  values: Readonly<Record<string, ExtraValue>>,
): ExtraLine[] {
  return Object.entries(values).map(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return { title: field ? titleOf(field) : name, text: readable(field, value) };
  });
}

const day = new RegExp(`^(?:${dayPattern})$`);
const polishDay = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

function readable(field: ExtraField | undefined, value: ExtraValue): string {
  if (value === null) return 'nie podano';
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (field?.kind === 'date' && day.test(value)) return polishDay.format(new Date(value));
  const isListed = field?.kind !== 'choice' || field.options.includes(value);
  return isListed ? withoutLinks(value) : `${withoutLinks(value)} (spoza listy)`;
}
