import { Timestamp } from 'firebase-admin/firestore';
import type { NoticeLedger } from '../notice.ts';
import { type FirestoreLedgerOptions, openStore } from './store.ts';

/** Delay before the sweep sends a notice, in ms. Until then it is sent together with the e-mail. */
const sweepDelay = 2 * 60_000;

const maxNotices = 50;

/** Creates the store of notices, in `contact_deliveries/{id}`. */
export function createFirestoreNoticeLedger(options: FirestoreLedgerOptions): NoticeLedger {
  const { deliveries, clock } = openStore(options);
  return {
    async listDue() {
      const { docs } = await deliveries.where('notice', '==', 'due').limit(maxNotices).get();
      return docs
        .map((doc) => ({ id: doc.id, receivedAt: (doc.get('receivedAt') as Timestamp).toMillis() }))
        .filter(({ receivedAt }) => receivedAt <= clock() - sweepDelay);
    },
    async recordResult(id, result) {
      await deliveries.doc(id).update({ notice: result });
    },
  };
}
