import type { ContactMessage } from '../contract/contactMessage.ts';
import { getAllFields, type ExtraField, type FieldValues, type MessageValues } from '../contract/fields.ts';

/** Returns exactly the fields that firestore.rules require, without other keys of the message. */
export function pickMessageValues<const Fields extends readonly ExtraField[]>(
  message: ContactMessage & FieldValues<Fields>,
  fields: Fields,
): MessageValues {
  const given = message as Partial<MessageValues>;
  return Object.fromEntries(
    getAllFields(fields).map(({ name, kind }) => [name, given[name] ?? (kind === 'checkbox' ? false : null)]),
  );
}
