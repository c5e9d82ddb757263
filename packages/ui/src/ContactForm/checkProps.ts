import type { FormField } from './message.js';

/** Names that objects have, or that React reads from the form, where a field of that name would hide them. */
const takenNames =
  /^(?:addEventListener|node(?:Name|Type|Value)|tagName|parentNode|ownerDocument|namespaceURI|[gs]etAttribute|removeAttribute|querySelectorAll|appendChild|insertBefore|removeChild|getRootNode|compareDocumentPosition)$/;

interface CheckedProps {
  fields: readonly FormField[];
  photoField: unknown;
}

/** Throws for a name that a field cannot have, and for photos without their component. In development only. */
export function checkProps({ fields, photoField }: CheckedProps): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const { name } of fields)
    if (name in {} || takenNames.test(name))
      throw new Error(
        `ContactForm: a field cannot have the name "${name}", which objects or forms have. Rename it.`,
      );
  const photos = fields.find(({ kind }) => kind === 'photos');
  if (photos && !photoField)
    throw new Error(
      `ContactForm: the field "${photos.name}" needs a component. Import PhotoField from @tarcza/ui and pass photoField={PhotoField}.`,
    );
}
