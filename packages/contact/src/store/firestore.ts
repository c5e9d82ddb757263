import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { appWithAppCheck } from './appCheck.ts';
import type { ContactSettings } from './contactSettings.ts';
import type { MessageValues } from '../contract/extraFields.ts';
import { commitWithPhotos, type Upload } from './photoCommit.ts';
import { SendingError } from './SendingError.ts';

// This file carries all of Firestore's code, so import it dynamically: no page view should pay for it.

/** The collection of messages. All writes resolve when Firestore has confirmed them, and reject with a SendingError. */
export interface Messages {
  create(id: string, message: MessageValues): Promise<void>;
  /** @param photos JPEG files in base64. */
  createWithPhotos(
    id: string,
    message: MessageValues,
    photos: readonly string[],
    upload: Upload,
  ): Promise<void>;
  confirm(id: string, message: MessageValues): Promise<void>;
}

export async function openMessages(settings: ContactSettings): Promise<Messages> {
  const { projectId, apiKey, emulator, appCheck } = settings;
  // On failure it would print the whole request to the console, and so the visitor's data.
  setLogLevel('silent');

  const options = { projectId, apiKey };
  // Where App Check does not work, Firestore decides whether it takes messages without it.
  const checked = appCheck && (await appWithAppCheck(options, appCheck));
  const database = getFirestore(checked?.app ?? initializeApp(options));
  if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

  const documentOf = (id: string) => doc(database, 'contact_messages', id);
  const rethrow = (error: unknown) => {
    throw asSendingError(error);
  };

  return {
    create: (id, message) =>
      setDoc(documentOf(id), { ...message, createdAt: serverTimestamp() }).catch(rethrow),
    createWithPhotos: async (id, message, photos, upload) => {
      const appCheckToken = await checked?.token();
      await commitWithPhotos(settings, { id, message, photos, appCheckToken }, upload).catch(rethrow);
    },
    // Without the timestamp, which would change: firestore.rules allow an update that changes nothing.
    confirm: (id, message) => setDoc(documentOf(id), { ...message }, { merge: true }).catch(rethrow),
  };
}

/** Codes that mean the request itself was turned down, so that asking again brings the same answer. */
const refusals = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'out-of-range',
  'unimplemented',
]);

function asSendingError(error: unknown) {
  const code = codeOf(error);
  return refusals.has(code)
    ? new SendingError(
        `Firestore refused the message (${code}), so it was not stored. ` +
          'Compare firestore.rules, the settings of the build (.env) and, if it is on, App Check.',
        code,
        'refused',
      )
    : new SendingError(`Firestore could not be reached (${code}).`, code, 'transient');
}

/** Firestore's code, or `network` for what its SDK calls unknown: no answer, or one that is not Firestore's. */
function codeOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== 'unknown' ? code : 'network';
}
