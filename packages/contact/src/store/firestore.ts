import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type DocumentReference,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { startAppCheck } from './appCheck.ts';
import type { ContactSettings } from './readContactSettings.ts';
import type { MessageValues } from '../contract/fields.ts';
import { commitWithPhotos, type UploadOptions } from './commitWithPhotos.ts';
import { SendingError } from './SendingError.ts';

// Import this file dynamically, because it bundles the Firestore SDK.

/** Writes to the collection of messages. All resolve when Firestore has confirmed them, and reject with a SendingError. */
export type Messages = ReturnType<typeof openMessages>;

/** Opens the collection of messages, and starts App Check if there are settings for it. */
export function openMessages(settings: ContactSettings) {
  const { projectId, apiKey, emulator, appCheck } = settings;
  // On failure the SDK would log the request, including the visitor's data.
  setLogLevel('silent');

  const options = { projectId, apiKey };
  const getCheckedApp = appCheck && startAppCheck(options, appCheck);
  const databases = new Map<FirebaseApp, Firestore>();

  /** Runs a write. Without a token of App Check, Firestore decides whether it accepts messages. */
  async function write(
    send: (getDocument: GetDocument, token: () => Promise<string | undefined>) => Promise<void>,
  ) {
    const checked = await getCheckedApp?.();
    try {
      const app = checked?.app ?? initializeApp(options);
      const database = databases.get(app) ?? getFirestore(app);
      if (emulator && !databases.has(app)) connectFirestoreEmulator(database, emulator.host, emulator.port);
      databases.set(app, database);
      await send(
        (...path) => doc(database, 'contact_messages', ...path),
        async () => checked?.getToken(),
      );
    } catch (error) {
      throw toSendingError(error, getCheckedApp !== undefined && checked === undefined);
    }
  }

  return {
    /** @param signal If aborted before the request, nothing is sent. */
    create: (id: string, message: MessageValues, signal: AbortSignal) =>
      write(async (getDocument) => {
        signal.throwIfAborted();
        await setDoc(getDocument(id), { ...message, createdAt: serverTimestamp() });
      }),
    /** @param photos JPEG files in base64. */
    createWithPhotos: (
      id: string,
      message: MessageValues,
      photos: readonly string[],
      upload: UploadOptions,
    ) =>
      write(async (_, getToken) => {
        const appCheckToken = await getToken();
        await commitWithPhotos(settings, { id, message, photos, appCheckToken }, upload);
      }),
    // firestore.rules allow this deletion, which changes nothing, if the message is stored.
    confirm: (id: string) => write((getDocument) => deleteDoc(getDocument(id, 'confirmation', '0'))),
  };
}

type GetDocument = (id: string, ...path: string[]) => DocumentReference;

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

/** @param isUnchecked Whether the request had no token of App Check, although the site uses it. One may come later. */
function toSendingError(error: unknown, isUnchecked: boolean) {
  const code = getErrorCode(error);
  if (isUnchecked && code === 'permission-denied')
    return new SendingError('Firestore refused a message without a token of App Check.', code, 'transient');
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
