import type { Field, FieldValue, MessageValues } from '../contract/fields.ts';
import { createSampleValue } from '../contract/createSampleValue.ts';

/** Returns a canary's values: its name and text, and a sample for each other required field. */
export function createCanaryMessage(fields: readonly Field[]): MessageValues {
  const texts: MessageValues = {
    name: 'Hourly test',
    message:
      'The site sends this test to itself. If it stops arriving, messages of customers may not arrive either.',
  };
  const values = fields.map((field): [string, FieldValue] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    return [field.name, texts[field.name] ?? (field.required ? createSampleValue(field) : nothing)];
  });
  return Object.fromEntries(values);
}
