import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { StoredMessage } from '../../email/storedMessage.ts';
import { readMessage } from '../readMessage.ts';
import type { Database } from './database.ts';
import { getReceivedAt } from './records.ts';

// A message is a canary only if its id is in `contact_canaries`, which only the server can write. `contact_state/canary`
// has the times of the last canary sent and the last one arrived.

export const isFormClosed = async ({ closedRef }: Database) => (await closedRef.get()).exists;

export const forgetLast = ({ canaryRef }: Database) => canaryRef.delete();

/** Registers a canary before its message is written. Returns its id. */
export async function add({ db, messages, canaries, canaryRef, clock }: Database): Promise<string> {
  const { id } = messages.doc();
  const batch = db.batch().create(canaries.doc(id), {});
  await batch.set(canaryRef, { sentAt: Timestamp.fromMillis(clock()) }, { merge: true }).commit();
  return id;
}

/** Returns the message of a canary, or null if it is a visitor's message, or deleted. */
export async function read(database: Database, id: string): Promise<StoredMessage | null> {
  const { db, messages, canaries, fields, clock } = database;
  const [message, canary] = await db.getAll(messages.doc(id), canaries.doc(id));
  if (!message?.exists || !canary?.exists) return null;
  const content = readMessage(fields, message.data() ?? {});
  return { id, content, fields, receivedAt: getReceivedAt(message, clock()), possibleDuplicate: false };
}

export async function recordFault({ canaries }: Database, id: string, code: string): Promise<void> {
  // Fails if the canary was given up in the meantime, so that it does not come back.
  await canaries.doc(id).update({ lastError: code });
}

export async function recordArrival(database: Database, id: string): Promise<void> {
  const arrivedAt = Timestamp.fromMillis(database.clock());
  await remove(database, id, { arrivedAt, lost: FieldValue.delete() });
}

/** Deletes the canaries that have not arrived. Returns them with the last error code, `no-try` if nothing was tried. */
export async function removeMissing(database: Database): Promise<{ id: string; code: string }[]> {
  const { docs } = await database.canaries.get();
  const lost = docs.map((doc) => ({ id: doc.id, code: String(doc.get('lastError') ?? 'no-try') }));
  for (const { id, code } of lost) await remove(database, id, { lost: code });
  return lost;
}

async function remove({ db, messages, canaries, canaryRef }: Database, id: string, state: object) {
  const batch = db.batch().delete(messages.doc(id)).delete(canaries.doc(id));
  await batch.set(canaryRef, state, { merge: true }).commit();
}
