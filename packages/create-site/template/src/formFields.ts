import type { ExtraField } from '@tarcza/contact/fields';
import type { FormField } from '@tarcza/ui';
import type { fields } from './fields.ts';

type FieldLabel = Pick<FormField, 'label' | 'hint' | 'problems'>;
type FieldName = (typeof fields)[number]['name'];

/** The labels of the fields in `fields.ts`, by name. */
export interface FieldLabels extends Record<FieldName, FieldLabel> {}

/** Returns fields with their labels in one language. */
export const labelFields = <const Fields extends readonly ExtraField[]>(
  declared: Fields,
  labels: Record<Fields[number]['name'], FieldLabel>,
) =>
  declared.map((field) => ({
    ...field,
    ...labels[field.name as Fields[number]['name']],
  })) as readonly unknown[] as readonly (Fields[number] & FieldLabel)[];
