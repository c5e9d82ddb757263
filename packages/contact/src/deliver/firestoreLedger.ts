import type { Ledger } from './ledger.ts';
import { claimConfirmation, takeFromCap } from './firestoreLedger/budget.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { expireUnsent } from './firestoreLedger/expire.ts';
import { finishFailed, finishSent, hold, recordParked } from './firestoreLedger/finish.ts';
import { readPhotos } from './firestoreLedger/photos.ts';
import { type FirestoreLedgerOptions, openStore } from './firestoreLedger/store.ts';
import * as undelivered from './firestoreLedger/undelivered.ts';

/** Creates the ledger in Firestore: `contact_deliveries/{message id}` and documents in `contact_state`. */
export function createFirestoreLedger(options: FirestoreLedgerOptions): Ledger {
  const store = openStore(options);
  return {
    claim: (id, owner, notify) => claim(store, id, owner, notify),
    readPhotos: (id) => readPhotos(store.db, store.messages.doc(id)),
    claimDigest: (owner) => claimDigest(store, owner),
    recordSent: (ids, owner) => finishSent(store, ids, owner),
    recordFailure: (attempt, failure) => finishFailed(store, attempt, failure),
    hold: (ids) => hold(store, ids),
    takeFromCap: (kind, owner) => takeFromCap(store, kind, owner),
    claimConfirmation: (address, owner, receivedAt) => claimConfirmation(store, address, owner, receivedAt),
    addUnclaimed: () => undelivered.addUnclaimed(store),
    listDue: () => undelivered.listDue(store),
    listParked: () => undelivered.listParked(store),
    recordParked: (ids, isSent) => recordParked(store, ids, isSent),
    countWaiting: () => undelivered.countWaiting(store),
    expireUnsent: () => expireUnsent(store),
    recordHeartbeat: (heartbeat) => undelivered.recordHeartbeat(store, heartbeat),
  };
}
