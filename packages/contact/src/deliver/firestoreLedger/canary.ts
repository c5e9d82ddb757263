import { randomInt } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Canary, LostCanary } from '../canary.ts';
import { storedMessage, timeOfReceipt } from './records.ts';
import { type FirestoreLedgerOptions, storeIn } from './store.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The canary in Firestore: `contact_canaries/{id}`, and `contact_state/canary` with the times of the last ones. */
export function firestoreCanary(options: FirestoreLedgerOptions): Canary {
  const { db, messages, canaries, canaryRef, mailDomain, fields, clock } = storeIn(options);
  const now = () => Timestamp.fromMillis(clock());
  const remove = (id: string, state: object) =>
    db
      .batch()
      .delete(messages.doc(id))
      .delete(canaries.doc(id))
      .set(canaryRef, state, { merge: true })
      .commit();
  return {
    fields,
    async find(id) {
      const [message, canary] = await db.getAll(messages.doc(id), canaries.doc(id));
      if (!message?.exists || !canary?.exists) return null;
      const receivedAt = timeOfReceipt(message, clock());
      return {
        message: storedMessage(message, { receivedAt, possibleDuplicate: false }, fields),
        messageId: `<${id}@${mailDomain}>`,
      };
    },
    async plant() {
      const id = newId();
      const plantedAt = now();
      await db
        .batch()
        .create(canaries.doc(id), { plantedAt, lastError: null })
        .set(canaryRef, { plantedAt }, { merge: true })
        .commit();
      return id;
    },
    async failed(id, code) {
      await canaries.doc(id).set({ lastError: code }, { merge: true });
    },
    async arrived(id) {
      await remove(id, { arrivedAt: now(), lost: FieldValue.delete() });
    },
    async clear() {
      const { docs } = await canaries.get();
      const lost = docs.map(
        (doc): LostCanary => ({ id: doc.id, code: (doc.get('lastError') as string | null) ?? 'no-try' }),
      );
      for (const { id, code } of lost) await remove(id, { lost: code });
      return lost;
    },
    async retire() {
      await canaryRef.delete();
    },
  };
}
