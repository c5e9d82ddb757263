import { randomInt } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Canary, LostCanary } from '../canary.ts';
import { newDelivery } from '../decide.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As the form's ids look, and not to be guessed. */
function newId(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** `contact_canaries/{id}` is both the list of canaries and the ledger of their delivery. */
export function canaryIn(store: Store): Omit<Canary, 'ledger'> {
  const { db, messages, canaries, canaryRef, mailDomain, fields, clock } = store;
  return {
    fields,
    async owns(id) {
      return (await canaries.doc(id).get()).exists;
    },
    async plant() {
      const id = newId();
      const now = clock();
      const batch = db.batch();
      batch.create(canaries.doc(id), writeDelivery(newDelivery(id, now, mailDomain)));
      batch.set(canaryRef, { plantedAt: Timestamp.fromMillis(now) }, { merge: true });
      await batch.commit();
      return id;
    },
    arrived(id) {
      return inTransaction(store, async (transaction) => {
        const now = clock();
        const entry = readDelivery(await transaction.get(canaries.doc(id)));
        transaction.delete(messages.doc(id));
        transaction.delete(canaries.doc(id));
        transaction.set(
          canaryRef,
          { arrivedAt: Timestamp.fromMillis(now), lost: FieldValue.delete() },
          { merge: true },
        );
        return entry ? Math.round((now - entry.receivedAt) / 1000) : 0;
      });
    },
    async clear() {
      const { docs } = await canaries.get();
      const lost = docs.map((doc): LostCanary => {
        const entry = readDelivery(doc);
        return { id: doc.id, code: entry?.lastError ?? (entry?.attempts ? 'no-answer' : 'no-try') };
      });
      for (const { id, code } of lost) {
        const batch = db.batch();
        batch.delete(messages.doc(id));
        batch.delete(canaries.doc(id));
        batch.set(canaryRef, { lost: code }, { merge: true });
        await batch.commit();
      }
      return lost;
    },
    async retire() {
      await canaryRef.delete();
    },
  };
}
