import type { ExtraField, Field } from '../../packages/contact/src/contract/fields.ts';
import { getAllFields } from '../../packages/contact/src/contract/fields.ts';
import { validateValues } from '../../packages/contact/src/contract/values.ts';
import type { Fields, Value } from '../support/firestoreRest.ts';
import { otherTypes, createSamples, pageSamples } from './samples.ts';
import { type Case, createGroup, createMessage, type Run } from './suite.ts';

/** Returns cases about each field: its absence, changes, types, and texts on both sides of each limit. */
export function createFieldCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  return [
    ...getAllFields(fields).flatMap((field) =>
      createGroup(`the field ${field.name}`, createCasesOfField(message, field)),
    ),
    ...createPageCases(message, 'page'),
    ...createPageCases(message, 'language'),
  ];
}

function createCasesOfField(message: Fields, field: Field) {
  const { name, kind, required } = field;
  const { [name]: _, ...others } = message;
  const store =
    (changed: Value): Run =>
    (visitor) =>
      visitor.write({ ...others, [name]: changed });
  const allowed: Record<string, Run> = {};
  const refused: Record<string, Run> = { missing: (visitor) => visitor.write(others) };
  (required || kind === 'checkbox' ? refused : allowed)['as null'] = store(null);
  if (kind === 'checkbox') {
    Object.assign(refused, { 'as text': store('true') });
    (required ? refused : allowed)['not ticked'] = store(false);
    allowed['ticked'] = store(true);
  }
  for (const [type, other] of Object.entries(otherTypes)) {
    if (kind !== 'checkbox' || other !== true) refused[`as ${type}`] = store(other);
  }
  for (const text of createSamples(field)) {
    const isValid = Object.keys(validateValues([field], { [name]: text })).length === 0;
    (isValid ? allowed : refused)[describe(text)] = store(text);
  }
  return { allowed, refused };
}

/** Returns a text with escapes for everything that is not ASCII, cut to 60 characters. */
function describe(text: string): string {
  const escaped = text.replace(
    /[^\x20-\x7e]/gu,
    (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return escaped.length <= 60 ? `"${escaped}"` : `"${escaped.slice(0, 50)}…" of ${text.length}`;
}

/** Cases of a key that a form adds to the values of its fields. */
function createPageCases(message: Fields, key: keyof typeof pageSamples): Case[] {
  const store =
    (value: Value): Run =>
    (visitor) =>
      visitor.write({ ...message, [key]: value });
  const byTitle = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text) => [describe(text), store(text)]));
  return createGroup(`the field ${key}`, {
    allowed: { missing: (visitor) => visitor.write(message), ...byTitle(pageSamples[key].valid) },
    refused: {
      'as null': store(null),
      ...Object.fromEntries(Object.entries(otherTypes).map(([type, value]) => [`as ${type}`, store(value)])),
      ...byTitle(pageSamples[key].invalid),
    },
  });
}
