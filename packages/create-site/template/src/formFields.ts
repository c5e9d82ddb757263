import { getOptionValues, type ChoiceField, type ExtraField } from '@tarcza/contact/fields';
import type { FormField } from '@tarcza/ui';
import type { fields } from './fields.ts';

type FieldLabel = Pick<FormField, 'label' | 'hint' | 'problems'>;
/** What the visitor reads for each value of a choice. */
type OptionLabels<Field> = Field extends { options: readonly (infer Option)[] }
  ? {
      options?: Record<
        Option extends { value: infer Value extends string } ? Value : Option & string,
        string
      >;
    }
  : unknown;

/** The labels of fields, by name. */
type LabelsOf<Field extends ExtraField> = {
  [Each in Field as Each['name']]: FieldLabel & OptionLabels<Each>;
};

/** The labels of the fields in `fields.ts`, by name. */
export interface FieldLabels extends LabelsOf<(typeof fields)[number]> {}

/**
 * Returns fields with their labels in one language.
 *
 * @param missing Error of a required field without a value. The label of the field is put before it.
 */
export const labelFields = <const Fields extends readonly ExtraField[]>(
  declared: Fields,
  labels: LabelsOf<Fields[number]>,
  missing: string,
) =>
  declared.map((field) => {
    const { options, problems, ...texts } = (
      labels as Record<string, FieldLabel & { options?: Record<string, string> }>
    )[field.name]!;
    return {
      ...field,
      ...texts,
      ...(options && {
        options: getOptionValues(field as ChoiceField).map((value) => ({ value, label: options[value] })),
      }),
      problems: {
        ...(typeof texts.label === 'string' && { missing: `${texts.label}: ${missing}` }),
        ...problems,
      },
    };
  }) as readonly unknown[] as readonly (Fields[number] & FieldLabel)[];
