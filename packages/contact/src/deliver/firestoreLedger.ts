import type { Ledger } from './ledger.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { expireUnsent } from './firestoreLedger/expire.ts';
import { finishFailed, finishSent } from './firestoreLedger/finish.ts';
import { readPhotos } from './firestoreLedger/photos.ts';
import { type FirestoreLedgerOptions, openStore } from './firestoreLedger/store.ts';
import { listDue, addUnclaimed, recordHeartbeat, countWaiting } from './firestoreLedger/undelivered.ts';

/** Creates the ledger in Firestore: `contact_deliveries/{message id}` and two documents in `contact_state`. */
export function createFirestoreLedger(options: FirestoreLedgerOptions): Ledger {
  const store = openStore(options);
  return {
    claim: (id, owner, notify) => claim(store, id, owner, notify),
    readPhotos: (id) => readPhotos(store.db, store.messages.doc(id)),
    claimDigest: (owner, select) => claimDigest(store, owner, select),
    recordSent: (ids, owner) => finishSent(store, ids, owner),
    recordFailure: (ids, owner, failure) => finishFailed(store, ids, owner, failure),
    addUnclaimed: () => addUnclaimed(store),
    listDue: () => listDue(store),
    countWaiting: () => countWaiting(store),
    expireUnsent: () => expireUnsent(store),
    recordHeartbeat: () => recordHeartbeat(store),
  };
}
