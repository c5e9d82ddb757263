import { Timestamp } from 'firebase-admin/firestore';
import type { NoticeLedger } from '../notice.ts';
import { type FirestoreLedgerOptions, storeIn } from './store.ts';

/** Time in which the notice of a message is sent beside its e-mail, in milliseconds. */
const firstTry = 2 * 60_000;

const most = 50;

/** The notices in `contact_deliveries/{id}`. */
export function firestoreNotices(options: FirestoreLedgerOptions): NoticeLedger {
  const { deliveries, clock } = storeIn(options);
  return {
    async due() {
      const { docs } = await deliveries.where('notice', '==', 'due').limit(most).get();
      return docs
        .map((doc) => ({ id: doc.id, receivedAt: (doc.get('receivedAt') as Timestamp).toMillis() }))
        .filter(({ receivedAt }) => receivedAt <= clock() - firstTry);
    },
    async ended(id, result) {
      await deliveries.doc(id).update({ notice: result });
    },
  };
}
