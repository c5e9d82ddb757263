import { getOptionValues, type ChoiceField, type ExtraField } from '@tarcza/contact/fields';
import type { FormField } from './message.js';

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

/** The texts of a form's additional fields in one language, by name: label, hint, errors, and options of a choice. */
export type FieldTexts<Fields extends readonly ExtraField[]> = {
  [Each in Fields[number] as Each['name']]: FieldLabel & OptionLabels<Each>;
};

/**
 * Returns fields with their texts in one language, for `fields` of ContactForm.
 *
 * @param missing Error of a required field without a value. The label of the field is put before it.
 */
export const labelFields = <const Fields extends readonly ExtraField[]>(
  fields: Fields,
  texts: FieldTexts<Fields>,
  missing: string,
) =>
  fields.map((field) => {
    const given = texts as Record<string, FieldLabel & { options?: Record<string, string> }>;
    const { options, problems, ...others } = given[field.name]!;
    const { label } = others;
    return {
      ...field,
      ...others,
      ...(options && {
        options: getOptionValues(field as ChoiceField).map((value) => ({ value, label: options[value] })),
      }),
      problems: { ...(typeof label === 'string' && { missing: `${label}: ${missing}` }), ...problems },
    };
  }) as readonly unknown[] as readonly (Fields[number] & FieldLabel)[];
