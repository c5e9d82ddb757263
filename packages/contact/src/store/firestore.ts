import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { appWithAppCheck } from './appCheck.ts';
import { withProof } from './commitProof.ts';
import type { ContactSettings } from './contactSettings.ts';
import type { MessageValues } from './messageValues.ts';
import { SendingError } from './SendingError.ts';

// This file carries all of Firestore's code, so import it dynamically: no page view should pay for it.

/** The collection of messages; both writes resolve only once Firestore has confirmed them. */
export interface Messages {
  create(id: string, message: MessageValues, signal: AbortSignal): Promise<void>;
  confirm(id: string, message: MessageValues, signal: AbortSignal): Promise<void>;
}

export async function openMessages(settings: ContactSettings): Promise<Messages> {
  const { projectId, apiKey, emulator, appCheck } = settings;
  // On failure it would print the whole request to the console, and so the visitor's data.
  setLogLevel('silent');

  const options = { projectId, apiKey };
  // Where App Check does not work, Firestore decides whether it takes messages without it.
  const checked = appCheck && (await appWithAppCheck(options, appCheck));
  const database = getFirestore(checked ?? initializeApp(options));
  if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

  const commit = (id: string, signal: AbortSignal, write: (reference: DocumentReference) => Promise<void>) =>
    withProof(`contact_messages/${id}`, signal, () => write(doc(database, 'contact_messages', id))).catch(
      (error: unknown) => {
        throw asSendingError(error);
      },
    );

  return {
    create: (id, message, signal) =>
      commit(id, signal, (reference) => setDoc(reference, { ...message, createdAt: serverTimestamp() })),
    // Without the timestamp, which would change: firestore.rules let through what changes nothing.
    confirm: (id, message, signal) =>
      commit(id, signal, (reference) => setDoc(reference, { ...message }, { merge: true })),
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
  if (error instanceof SendingError) return error;
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
