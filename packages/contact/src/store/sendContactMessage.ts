import type { ContactMessage } from '../contract/contactMessage.ts';
import type { ExtraField, ExtraValues } from '../contract/extraFields.ts';
import { shortReference } from '../contract/shortReference.ts';
import type { ContactSettings } from './contactSettings.ts';
import type { Messages } from './firestore.ts';
import { messageId } from './messageId.ts';
import { messageValues } from './messageValues.ts';
import { SendingError } from './SendingError.ts';
import { forgetNonce, sessionNonce } from './sessionNonce.ts';
import { messageTiming, photoTiming, storeOnce } from './storeOnce.ts';

/** Photos that are sent with a message, where the form has a field of photos. */
export interface Attached {
  /** JPEG files, of 400 KB each at most: at most as many as the field takes. */
  photos?: readonly Blob[] | undefined;
  /** Called while photos are uploaded, with bytes of the whole upload. A repeated try begins anew. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
}

/**
 * Stores a contact message, and rejects when it is not known to be stored. Until it is, the same text is never stored
 * twice; after that it is a new message. Resolves with a short reference for visitor and company.
 *
 * @param readSettings Where messages go. What it throws is a reason why the message could not be stored.
 * @param fields What the form asks beside the fields of every contact message, as the rules were written with.
 * @param attached Photos. Message and photos are stored in one commit: all of them or nothing.
 */
export async function sendContactMessage<const Fields extends readonly ExtraField[] = readonly []>(
  message: ContactMessage & ExtraValues<Fields>,
  readSettings: () => ContactSettings,
  fields: Fields = [] as readonly ExtraField[] as Fields,
  { photos = [], onProgress }: Attached = {},
): Promise<{ reference: string }> {
  try {
    const settings = readSettings();
    checkSecureContext();
    const values = messageValues(message, fields);
    const files = await Promise.all(photos.map(base64));
    const id = await messageId(values, sessionNonce(), files);
    await storeOnce(
      {
        create: async (restartDeadline, signal) => {
          const collection = await messages(settings);
          if (files.length === 0) return collection.create(id, values);
          const progressed = (sent: number, total: number) => {
            restartDeadline();
            onProgress?.(sent, total);
          };
          return collection.createWithPhotos(id, values, files, { onProgress: progressed, signal });
        },
        confirm: async () => (await messages(settings)).confirm(id, values),
        online,
      },
      files.length === 0 ? messageTiming : photoTiming,
    );
    forgetNonce();
    return { reference: shortReference(id) };
  } catch (error) {
    console.error(`Database error: ${error instanceof Error ? error.message : 'unknown'}`);
    throw error;
  }
}

/** Returns a file in base64. */
function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () =>
      reject(new SendingError('A photo could not be read.', 'photo-unreadable', 'refused')),
    );
    reader.readAsDataURL(file);
  });
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
