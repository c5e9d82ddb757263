import type { standardFields } from './fields.ts';
import type { FieldValues } from './values.ts';

export { isEmail } from './email.ts';
export { fillTemplate } from './fillTemplate.ts';
export { getPagePath } from './getPagePath.ts';
export { getShortReference } from './getShortReference.ts';

/** A message with the standard fields. Its e-mail and its service are null if the visitor left them empty. */
export type ContactMessage = FieldValues<typeof standardFields>;

export type ContactField = keyof ContactMessage;
