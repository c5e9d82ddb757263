import {
  extraProblems,
  type ExtraValues,
  extraValuesFrom,
  type FieldProblem,
  standardFields,
} from './extraFields.ts';
import { emailLimits, phoneLimits } from './patterns.ts';

export { contactPatterns, isVisible } from './patterns.ts';
export { shortReference } from './shortReference.ts';

/** A message with the standard fields. Its e-mail and its service are null when the visitor left them empty. */
export type ContactMessage = ExtraValues<typeof standardFields>;

export type ContactField = keyof ContactMessage;

/** What the visitor typed: an empty field is an empty string, a missing one is undefined. */
export type ContactFormValues = Readonly<Partial<Record<ContactField, string | null>>>;

const [nameField, , , serviceField, messageField] = standardFields;

/** Lengths in UTF-16 units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const contactLimits = {
  name: { min: 1, max: nameField.max },
  email: emailLimits,
  phone: phoneLimits,
  service: { max: serviceField.max },
  message: { min: 1, max: messageField.max },
} as const;

export type ContactProblem = Exclude<FieldProblem, 'too-early' | 'too-late'>;

/** The first problem of each field that has one. Empty means that firestore.rules take the message. */
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** Makes a message of what the visitor typed. A required field without a value is an empty text. */
export function contactMessageFrom(values: ContactFormValues): ContactMessage {
  const { name, phone, email, service, message } = extraValuesFrom(standardFields, values) as {
    [Name in ContactField]: string | null;
  };
  return { name: name ?? '', phone: phone ?? '', email, service, message: message ?? '' };
}

/** Returns what firestore.rules would refuse about a message, field by field in the order of the form. */
export function contactMessageProblems(values: ContactMessage): ContactProblems {
  return extraProblems(standardFields, values);
}
