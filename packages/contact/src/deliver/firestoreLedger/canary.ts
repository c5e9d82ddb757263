import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Canary, LostCanary } from '../canary.ts';
import { toStoredMessage, getReceivedAt } from './records.ts';
import { type FirestoreLedgerOptions, openStore } from './store.ts';

/** Creates the canary store in Firestore: `contact_canaries/{id}`, and `contact_state/canary` with the latest times. */
export function createFirestoreCanary(options: FirestoreLedgerOptions): Canary {
  const { db, messages, canaries, canaryRef, closedRef, mailDomain, fields, clock } = openStore(options);
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
    async findCanary(id) {
      const [message, canary] = await db.getAll(messages.doc(id), canaries.doc(id));
      if (!message?.exists || !canary?.exists) return null;
      const receivedAt = getReceivedAt(message, clock());
      return {
        message: toStoredMessage(
          message,
          { receivedAt, possibleDuplicate: false, withoutText: false },
          fields,
        ),
        messageId: `<${id}@${mailDomain}>`,
      };
    },
    isFormClosed: async () => (await closedRef.get()).exists,
    async register() {
      const { id } = messages.doc();
      const plantedAt = now();
      await db
        .batch()
        .create(canaries.doc(id), { plantedAt, lastError: null })
        .set(canaryRef, { plantedAt }, { merge: true })
        .commit();
      return id;
    },
    async recordFailure(id, code) {
      await canaries.doc(id).set({ lastError: code }, { merge: true });
    },
    async recordArrival(id) {
      await remove(id, { arrivedAt: now(), lost: FieldValue.delete() });
    },
    async removeMissing() {
      const { docs } = await canaries.get();
      const lost = docs.map(
        (doc): LostCanary => ({ id: doc.id, code: (doc.get('lastError') as string | null) ?? 'no-try' }),
      );
      for (const { id, code } of lost) await remove(id, { lost: code });
      return lost;
    },
    async disable() {
      await canaryRef.delete();
    },
  };
}
