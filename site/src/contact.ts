import {
  type ContactSettings,
  contactSettings,
  prepareSending,
  sendContactMessage,
} from '@tarcza/contact/store';
import type { ContactMessage, SentMessage } from '@tarcza/ui';

/** Stores a message in this site's database, and rejects when it is not known to be stored. */
export function sendMessage(message: ContactMessage): Promise<SentMessage> {
  return sendContactMessage(message, settings);
}

/** Fetches what sending needs, when the visitor starts on the form. */
export function prepareToSend(): void {
  prepareSending(settings);
}

export { isOutdated } from '@tarcza/contact/store';

function settings(): ContactSettings {
  return contactSettings(import.meta.env);
}
