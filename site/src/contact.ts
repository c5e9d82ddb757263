import { readContactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import type { FieldValues } from '@tarcza/contact/fields';
import type { AttachedPhotos, ContactMessage, SentMessage } from '@tarcza/ui';
import { fields } from '../contactFields';
import { getPreviousPage } from './previousPage';

/** Stores a message in this site's database, and rejects when it is not known to be stored. */
export function sendMessage(
  message: ContactMessage & FieldValues<typeof fields>,
  attached: AttachedPhotos | undefined,
): Promise<SentMessage> {
  return sendContactMessage(message, readSettings, fields, { ...attached, page: getPreviousPage() });
}

/** Fetches what sending needs, when the visitor starts on the form. */
export const prepareToSend = () => prepareSending(readSettings);

export { isOutdated } from '@tarcza/contact/store';

const readSettings = () => readContactSettings(import.meta.env);
