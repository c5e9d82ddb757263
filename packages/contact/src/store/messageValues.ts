import type { ContactMessage } from '../contract/contactMessage.ts';
import type { ExtraField, ExtraValue, ExtraValues } from '../contract/extraFields.ts';

/** What is stored of a message, key by key. */
export type MessageValues = Readonly<Record<string, ExtraValue>>;

/** Exactly the fields that firestore.rules ask for: whatever else the message carries stays behind. */
export function messageValues<const Fields extends readonly ExtraField[]>(
  { name, email, phone, service, message, ...others }: ContactMessage & ExtraValues<Fields>,
  fields: Fields,
): MessageValues {
  const given = others as Readonly<Record<string, ExtraValue | undefined>>;
  const extras = fields.map((field) => [
    field.name,
    given[field.name] ?? (field.kind === 'checkbox' ? false : null),
  ]);
  return { name, email, phone, service, message, ...Object.fromEntries(extras) };
}
