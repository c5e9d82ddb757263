import type { SendContactMessage } from '@tarcza/ui';
import { contactSettings, type ContactSettings } from './contactSettings';
import type { Messages } from './firestore';
import { messageId } from './messageId';
import { SendingError } from './SendingError';
import { sessionNonce } from './sessionNonce';
import { storeOnce } from './storeOnce';

/** Stores a contact message, and rejects when it is not known to be stored. The same text is never stored twice. */
export const sendContactMessage: SendContactMessage = async (message) => {
  try {
    const settings = contactSettings(import.meta.env);
    const id = await messageId(message, sessionNonce());
    await storeOnce({
      create: async (signal) => (await messages(settings)).create(id, message, signal),
      confirm: async (signal) => (await messages(settings)).confirm(id, message, signal),
      online,
    });
  } catch (error) {
    console.error(`Database error: ${error instanceof Error ? error.message : 'unknown'}`);
    throw error;
  }
};

/** Fetches what sending needs. A failure shows when sending tries again. */
export function prepareSending(): void {
  try {
    messages(contactSettings(import.meta.env)).catch(() => {});
  } catch {
    // Missing settings are reported when the visitor sends.
  }
}

let opened: Promise<Messages> | undefined;

function messages(settings: ContactSettings): Promise<Messages> {
  opened ??= import('./firestore')
    .then(({ openMessages }) => openMessages(settings))
    .catch(() => {
      opened = undefined;
      throw new SendingError('The code that sends messages could not be loaded.', 'not-loaded', 'transient');
    });
  return opened;
}

function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
  });
}
