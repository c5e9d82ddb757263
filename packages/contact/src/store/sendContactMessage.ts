import type { ContactMessage } from '../contract/contactMessage.ts';
import type { ExtraField, ExtraValues } from '../contract/extraFields.ts';
import { shortReference } from '../contract/shortReference.ts';
import type { ContactSettings } from './contactSettings.ts';
import type { Messages } from './firestore.ts';
import { messageId } from './messageId.ts';
import { messageValues } from './messageValues.ts';
import { SendingError } from './SendingError.ts';
import { forgetNonce, sessionNonce } from './sessionNonce.ts';
import { storeOnce } from './storeOnce.ts';

/**
 * Stores a contact message, and rejects when it is not known to be stored. Until it is, the same text is never stored
 * twice; after that it is a new message. Resolves with a short reference for visitor and company.
 *
 * @param readSettings Where messages go. What it throws is a reason why the message could not be stored.
 * @param fields What the form asks beside the fields of every contact message, as the rules were written with.
 */
export async function sendContactMessage<const Fields extends readonly ExtraField[] = readonly []>(
  message: ContactMessage & ExtraValues<Fields>,
  readSettings: () => ContactSettings,
  fields: Fields = [] as readonly ExtraField[] as Fields,
): Promise<{ reference: string }> {
  try {
    const settings = readSettings();
    checkSecureContext();
    const values = messageValues(message, fields);
    const id = await messageId(values, sessionNonce());
    await storeOnce({
      create: async () => (await messages(settings)).create(id, values),
      confirm: async () => (await messages(settings)).confirm(id, values),
      online,
    });
    forgetNonce();
    return { reference: shortReference(id) };
  } catch (error) {
    console.error(`Database error: ${error instanceof Error ? error.message : 'unknown'}`);
    throw error;
  }
}

/** Browsers offer `crypto.subtle` only over https and on localhost. */
function checkSecureContext(): void {
  if ((crypto as Partial<Crypto>).subtle) return;
  throw new SendingError(
    `The contact form works over https and on localhost only, not at ${location.origin}. ` +
      'To try it on a phone, use https or forward the port (chrome://inspect, "adb reverse").',
    'insecure-context',
    'refused',
  );
}

/** Fetches what sending needs. A failure shows when sending tries again. */
export function prepareSending(readSettings: () => ContactSettings): void {
  try {
    messages(readSettings()).catch(() => {});
  } catch {
    // Missing settings are reported when the visitor sends.
  }
}

let opened: Promise<Messages> | undefined;

function messages(settings: ContactSettings): Promise<Messages> {
  opened ??= import('./firestore.ts')
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
