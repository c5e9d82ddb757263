import { isNameOfForm, standardFields } from '@tarcza/contact/fields';
import type { FormField } from './message.js';

/** Throws for a name that a field cannot have or another one has, and for photos without their component. In development only. */
export function checkProps({ fields, photoField }: { fields: readonly FormField[]; photoField: unknown }) {
  if (process.env.NODE_ENV === 'production') return;
  for (const { name } of fields)
    if (isNameOfForm(name))
      throw new Error(
        `ContactForm: a field cannot have the name "${name}", which objects or forms have. Rename it.`,
      );
  const names = [...standardFields, ...fields].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`ContactForm: two fields have the name "${twice}". Rename one.`);
  const photos = fields.find(({ kind }) => kind === 'photos');
  if (photos && !photoField)
    throw new Error(
      `ContactForm: the field "${photos.name}" needs a component. Import PhotoField from @tarcza/ui and pass photoField={PhotoField}.`,
    );
}
