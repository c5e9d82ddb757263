import {
  findInterruptedMessage,
  prepareSending,
  readContactSettings,
  sendContactMessage,
} from '@tarcza/contact/store';
import type { FieldValues } from '@tarcza/contact/fields';
import type { AttachedPhotos, ContactMessage, SentMessage } from '@tarcza/ui';
import type { fields } from '../contactFields';
import { getPreviousPage } from './previousPage';

/** Stores a message in this site's database, and rejects when it is not known to be stored. */
export function sendMessage(
  message: ContactMessage & FieldValues<typeof fields>,
  attached: AttachedPhotos | undefined,
): Promise<SentMessage> {
  return sendContactMessage(message, readSettings, { ...attached, page: getPreviousPage() });
}

/** Fetches what sending needs, when the visitor starts on the form. */
export const prepareToSend = () => prepareSending(readSettings);

/** Returns the message that this tab was sending when its page was left, if it is stored. */
export const findInterrupted = () => findInterruptedMessage(readSettings);

export { isOutdated } from '@tarcza/contact/store';

const readSettings = () => readContactSettings(import.meta.env);
