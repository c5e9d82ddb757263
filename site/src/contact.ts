import {
  type ContactSettings,
  contactSettings,
  prepareSending,
  sendContactMessage,
  SendingError,
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

/** Whether a message failed because the host, which answers, no longer has the code that this tab sends with. */
export async function isOutdated(error: unknown): Promise<boolean> {
  if (!(error instanceof SendingError) || error.code !== 'not-loaded') return false;
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

function settings(): ContactSettings {
  return contactSettings(import.meta.env);
}
