import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { readMessage } from '../readMessage.ts';
import { getReceivedAt } from './records.ts';
import { type FirestoreLedgerOptions, openStore } from './store.ts';

/** The stored canaries. */
export type Canary = ReturnType<typeof createFirestoreCanary>;

/** Creates the canary store in Firestore: `contact_canaries/{id}`, and `contact_state/canary` with the latest times. */
export function createFirestoreCanary(options: FirestoreLedgerOptions) {
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
    /** Returns the message and the Message-ID of its e-mail if it is a canary, else null. */
    async findCanary(id: string) {
      const [message, canary] = await db.getAll(messages.doc(id), canaries.doc(id));
      if (!message?.exists || !canary?.exists) return null;
      const receivedAt = getReceivedAt(message, clock());
      const content = readMessage(fields, message.data() ?? {});
      return {
        message: { id, content, fields, receivedAt, possibleDuplicate: false },
        messageId: `<${id}@${mailDomain}>`,
      };
    },
    isFormClosed: async () => (await closedRef.get()).exists,
    /** Adds a canary. Returns the id that its message must have. */
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
    /** Stores the error code of a failed attempt. */
    async recordFailure(id: string, code: string) {
      await canaries.doc(id).set({ lastError: code }, { merge: true });
    },
    /** Deletes an arrived canary and stores the time. */
    async recordArrival(id: string) {
      await remove(id, { arrivedAt: now(), lost: FieldValue.delete() });
    },
    /** Deletes the canaries that have not arrived. Returns them with the last error code, `no-try` if nothing was tried. */
    async removeMissing() {
      const { docs } = await canaries.get();
      const lost = docs.map((doc) => ({
        id: doc.id,
        code: (doc.get('lastError') as string | null) ?? 'no-try',
      }));
      for (const { id, code } of lost) await remove(id, { lost: code });
      return lost;
    },
    /** Deletes the times of the last canary, because no more canaries are sent. */
    async disable() {
      await canaryRef.delete();
    },
  };
}
