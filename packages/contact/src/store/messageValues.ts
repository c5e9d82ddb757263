import type { ContactMessage } from '../contract/contactMessage.ts';
import { allFields, type ExtraField, type ExtraValues, type MessageValues } from '../contract/extraFields.ts';

/** Returns exactly the fields that firestore.rules ask for. Other keys of the message are left out. */
export function messageValues<const Fields extends readonly ExtraField[]>(
  message: ContactMessage & ExtraValues<Fields>,
  fields: Fields,
): MessageValues {
  const given = message as Partial<MessageValues>;
  return Object.fromEntries(
    allFields(fields).map(({ name, kind }) => [name, given[name] ?? (kind === 'checkbox' ? false : null)]),
  );
}
