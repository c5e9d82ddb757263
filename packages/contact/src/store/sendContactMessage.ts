import type { ContactMessage } from '../contract/contactMessage.ts';
import { getPagePath } from '../contract/getPagePath.ts';
import type { MessageValues } from '../contract/values.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { ContactSettings } from './readContactSettings.ts';
import type { Messages } from './firestore.ts';
import { createMessageId } from './createMessageId.ts';
import { SendingError } from './SendingError.ts';
import { clearPendingId, clearSession, getPendingId, getSessionNonce, setPendingId } from './session.ts';
import { deadlines, storeOnce } from './storeOnce.ts';

/** What a message has besides the values of its fields. */
export interface SendOptions {
  /** URL or path of the page that the visitor came from, such as `document.referrer`. Stored if it is of this site. */
  page?: string | undefined;
  /** Upright JPEG files of at most 400 KB each: the e-mail has them without EXIF. */
  photos?: readonly Blob[] | undefined;
  /** Called during the upload with the sent and total number of bytes. Restarts at 0 with a retry. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
}

/**
 * Stores the values of a contact message, as `normalizeValues` returns them. Resolves with a short reference for visitor and company, when Firestore has confirmed it. The
 * same text is not stored twice until then; afterwards it is a new message.
 *
 * @param readSettings Returns the settings. An error that it throws rejects the promise.
 * @param sendOptions Page and photos. Message and photos are stored in one commit.
 * @throws SendingError if the message is not known to be stored.
 */
export async function sendContactMessage(
  message: ContactMessage & MessageValues,
  readSettings: () => ContactSettings,
  { photos = [], onProgress, page = '' }: SendOptions = {},
): Promise<{ reference: string }> {
  try {
    const settings = readSettings();
    requireSecureContext();
    const path = getPagePath(page, location.origin);
    const files = await Promise.all(photos.map(encodeBase64));
    // Without the page, which is another one after a reload.
    const id = await createMessageId(message, getSessionNonce(), files);
    const [language] = /^[a-z]{2,3}(?![^-_])/.exec(document.documentElement.lang) ?? [];
    const stored = { ...message, ...(path && { page: path }), ...(language && { language }) };
    setPendingId(id);
    let messages: Messages | undefined;
    // The browser ends requests when the page is left.
    const repeatOnLeave = () => files.length === 0 && messages?.createOnLeave(id, stored);
    addEventListener('pagehide', repeatOnLeave);
    await storeOnce(
      {
        create: async (restartDeadline, signal) => {
          const reportProgress = (sent: number, total: number) => {
            restartDeadline();
            onProgress?.(sent, total);
          };
          const upload = { signal, onProgress: files.length > 0 ? reportProgress : undefined };
          // The time in the back/forward cache does not count.
          addEventListener('pageshow', restartDeadline, { signal });
          messages = await loadMessages(settings);
          return messages.create(id, stored, files, upload);
        },
        checkStored: async () => (await loadMessages(settings)).checkStored(id),
        waitUntilOnline,
      },
      files.length === 0 ? deadlines.message : deadlines.photos,
    ).finally(() => removeEventListener('pagehide', repeatOnLeave));
    clearSession();
    return { reference: getShortReference(id) };
  } catch (error) {
    console.error(`Database error: ${error instanceof Error ? error.message : 'unknown'}`);
    throw error;
  }
}

/**
 * Returns the reference of the message that this tab was sending when its page was left, if it is stored. Call it when a page
 * with the form starts, and reset the form then: a browser restores the values.
 */
export async function findInterruptedMessage(
  readSettings: () => ContactSettings,
): Promise<{ reference: string } | undefined> {
  const id = getPendingId();
  if (!id) return undefined;
  try {
    await (await loadMessages(readSettings())).checkStored(id);
  } catch {
    return undefined;
  }
  clearPendingId();
  return { reference: getShortReference(id) };
}

/** Encodes a file in base64. Without FileReader, which Safari's Lockdown Mode does not have. */
async function encodeBase64(file: Blob): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = '';
    // A call has a limited number of arguments.
    for (let start = 0; start < bytes.length; start += 0x8000)
      text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
    return btoa(text);
  } catch {
    throw new SendingError('A photo could not be read.', 'photo-unreadable', 'refused');
  }
}

/** Throws a SendingError without `crypto.subtle`, which browsers offer only over https and on localhost. */
function requireSecureContext(): void {
  if ((crypto as Partial<Crypto>).subtle) return;
  throw new SendingError(
    `The contact form works over https and on localhost only, not at ${location.origin}. ` +
      'To try it on a phone, use https or forward the port (chrome://inspect, "adb reverse").',
    'insecure-context',
    'refused',
  );
}

/** Prefetches the code for sending. A failure is ignored, because `sendContactMessage` loads it again. */
export function prepareSending(readSettings: () => ContactSettings): void {
  try {
    loadMessages(readSettings()).catch(() => {});
  } catch {
    // `sendContactMessage` reports missing settings.
  }
}

const databases = new Map<string, Promise<Messages>>();

function loadMessages(settings: ContactSettings): Promise<Messages> {
  const key = JSON.stringify(settings);
  const opening =
    databases.get(key) ??
    import('./firestore.ts')
      .then(({ openMessages }) => openMessages(settings))
      .catch((cause: unknown) => {
        databases.delete(key);
        const text = 'The code that sends messages could not be loaded.';
        throw Object.assign(new SendingError(text, 'not-loaded', 'transient'), { cause });
      });
  databases.set(key, opening);
  return opening;
}

async function waitUntilOnline(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
}
