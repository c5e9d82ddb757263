import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { openCheckedApp } from './appCheck.ts';
import type { ContactSettings } from './readContactSettings.ts';
import type { MessageValues } from '../contract/fields.ts';
import { commitWithPhotos, type UploadOptions } from './commitWithPhotos.ts';
import { SendingError } from './SendingError.ts';

// Import this file dynamically, because it bundles the Firestore SDK.

/** Writes to the collection of messages. All resolve when Firestore has confirmed them, and reject with a SendingError. */
export interface Messages {
  create(id: string, message: MessageValues): Promise<void>;
  /** @param photos JPEG files in base64. */
  createWithPhotos(
    id: string,
    message: MessageValues,
    photos: readonly string[],
    upload: UploadOptions,
  ): Promise<void>;
  /** Resolves if the message is stored. */
  confirm(id: string): Promise<void>;
}

export async function openMessages(settings: ContactSettings): Promise<Messages> {
  const { projectId, apiKey, emulator, appCheck } = settings;
  // On failure the SDK would log the request, including the visitor's data.
  setLogLevel('silent');

  const options = { projectId, apiKey };
  // If App Check fails, Firestore decides whether it accepts messages without it.
  const checked = appCheck && (await openCheckedApp(options, appCheck));
  const database = getFirestore(checked?.app ?? initializeApp(options));
  if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

  const getDocument = (id: string) => doc(database, 'contact_messages', id);
  const rethrow = (error: unknown) => {
    throw toSendingError(error);
  };

  return {
    create: (id, message) =>
      setDoc(getDocument(id), { ...message, createdAt: serverTimestamp() }).catch(rethrow),
    createWithPhotos: async (id, message, photos, upload) => {
      const appCheckToken = await checked?.getToken();
      await commitWithPhotos(settings, { id, message, photos, appCheckToken }, upload).catch(rethrow);
    },
    // firestore.rules allow this deletion, which changes nothing, if the message is stored.
    confirm: (id) => deleteDoc(doc(getDocument(id), 'confirmation', '0')).catch(rethrow),
  };
}

/** Codes with which a retry cannot succeed. */
const permanentCodes = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'out-of-range',
  'unimplemented',
]);

function toSendingError(error: unknown) {
  const code = getErrorCode(error);
  return permanentCodes.has(code)
    ? new SendingError(
        `Firestore refused the message (${code}), so it was not stored. ` +
          'Compare firestore.rules, the settings of the build (.env) and, if it is on, App Check.',
        code,
        'refused',
      )
    : new SendingError(`Firestore could not be reached (${code}).`, code, 'transient');
}

/** Returns Firestore's code, or `network` for no response or one that is not Firestore's. */
function getErrorCode(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== 'unknown' ? code : 'network';
}
