import type { FormField } from './message.js';

/** Names that objects have, or that React reads from the form, where a field of that name would hide them. */
const takenNames =
  /^(?:node(?:Name|Type|Value)|tagName|parentNode|ownerDocument|namespaceURI|[gs]etAttribute|removeAttribute|querySelectorAll|appendChild|insertBefore|removeChild|getRootNode|compareDocumentPosition)$/;

interface CheckedProps {
  fields: readonly FormField[];
  photoField: unknown;
  /** A function of one parameter would ignore the photos, and the visitor would read the thanks. */
  onSubmit: { length: number };
}

/** Throws for a name that a field cannot have, and for photos that would be lost. In development only. */
export function checkProps({ fields, photoField, onSubmit }: CheckedProps): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const { name } of fields)
    if (name in {} || takenNames.test(name))
      throw new Error(
        `ContactForm: a field cannot have the name "${name}", which objects or forms have. Rename it.`,
      );
  const photos = fields.find(({ kind }) => kind === 'photos');
  if (!photos) return;
  if (!photoField)
    throw new Error(
      `ContactForm: the field "${photos.name}" needs a component. Import PhotoField from @tarcza/ui and pass photoField={PhotoField}.`,
    );
  if (onSubmit.length === 1)
    throw new Error(
      'ContactForm: onSubmit ignores the photos, because it has one parameter. Write it with two: async (message, attached) => …. `attached.photos` contains the files.',
    );
}
