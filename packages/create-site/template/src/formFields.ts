import type { ExtraField } from '@tarcza/contact/fields';
import type { FormField } from '@tarcza/ui';
import type { fields } from './fields.ts';

type FieldLabel = Pick<FormField, 'label' | 'hint' | 'problems'>;
type LabelsOf<Fields extends readonly ExtraField[]> = Record<Fields[number]['name'], FieldLabel>;

/** The labels of the fields in `fields.ts`, by name. */
export interface FieldLabels extends LabelsOf<typeof fields> {}

/** Returns fields with their labels in one language. */
export const labelFields = <const Fields extends readonly ExtraField[]>(
  declared: Fields,
  labels: LabelsOf<Fields>,
) =>
  declared.map((field) => ({
    ...field,
    ...labels[field.name as Fields[number]['name']],
  })) as readonly unknown[] as readonly (Fields[number] & FieldLabel)[];
