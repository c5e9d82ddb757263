import { isNameOfForm } from '@tarcza/contact/fields';
import type { FormField } from './message.js';

/** Throws for a name that a field cannot have, and for photos without their component. In development only. */
export function checkProps({ fields, photoField }: { fields: readonly FormField[]; photoField: unknown }) {
  if (process.env.NODE_ENV === 'production') return;
  for (const { name } of fields)
    if (isNameOfForm(name))
      throw new Error(
        `ContactForm: a field cannot have the name "${name}", which objects or forms have. Rename it.`,
      );
  const photos = fields.find(({ kind }) => kind === 'photos');
  if (photos && !photoField)
    throw new Error(
      `ContactForm: the field "${photos.name}" needs a component. Import PhotoField from @tarcza/ui and pass photoField={PhotoField}.`,
    );
}
