import type { Ledger } from './ledger.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { expireUnsent } from './firestoreLedger/expire.ts';
import { finishFailed, finishSent } from './firestoreLedger/finish.ts';
import { readPhotos } from './firestoreLedger/photos.ts';
import { type FirestoreLedgerOptions, storeIn } from './firestoreLedger/store.ts';
import { due, enterUnclaimed, heartbeat, waiting } from './firestoreLedger/undelivered.ts';

/** The ledger in Firestore: `contact_deliveries/{message id}`, and two documents in `contact_state`. */
export function firestoreLedger(options: FirestoreLedgerOptions): Ledger {
  const store = storeIn(options);
  return {
    claim: (id, owner, notify) => claim(store, id, owner, notify),
    photos: (id) => readPhotos(store.db, store.messages.doc(id)),
    claimDigest: (owner, select) => claimDigest(store, owner, select),
    sent: (ids, owner) => finishSent(store, ids, owner),
    failed: (ids, owner, failure) => finishFailed(store, ids, owner, failure),
    enterUnclaimed: () => enterUnclaimed(store),
    due: () => due(store),
    waiting: () => waiting(store),
    expireUnsent: () => expireUnsent(store),
    heartbeat: () => heartbeat(store),
  };
}
