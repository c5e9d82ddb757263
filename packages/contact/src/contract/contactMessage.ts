import { type FieldValues, standardFields } from './fields.ts';
import { emailLimits, phoneLimits } from './patterns.ts';

export { getShortReference } from './getShortReference.ts';

/** A message with the standard fields. Its e-mail and its service are null if the visitor left them empty. */
export type ContactMessage = FieldValues<typeof standardFields>;

export type ContactField = keyof ContactMessage;

const [nameField, , , serviceField, messageField] = standardFields;

/** Lengths in UTF-16 code units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const contactLimits = {
  name: { min: 1, max: nameField.max },
  email: emailLimits,
  phone: phoneLimits,
  service: { max: serviceField.max },
  message: { min: 1, max: messageField.max },
} as const;
