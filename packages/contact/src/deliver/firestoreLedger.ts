import type { Canary } from './canary.ts';
import type { Ledger } from './ledger.ts';
import { canaryIn } from './firestoreLedger/canary.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { expireUnsent } from './firestoreLedger/expire.ts';
import { finishFailed, finishFailedDigest, finishSent } from './firestoreLedger/finish.ts';
import { canaryStore, type FirestoreLedgerOptions, type Store, storeIn } from './firestoreLedger/store.ts';
import { enterUnclaimed, due, heartbeat, waiting } from './firestoreLedger/undelivered.ts';

/** The ledger in Firestore: `contact_deliveries/{message id}`, and two documents in `contact_state`. */
export function firestoreLedger(options: FirestoreLedgerOptions): Ledger {
  return ledgerOf(storeIn(options));
}

/** The canary in Firestore: `contact_canaries/{id}`, and `contact_state/canary` for whoever asks how it is. */
export function firestoreCanary(options: FirestoreLedgerOptions): Canary {
  const store = storeIn(options);
  return { ...canaryIn(store), ledger: ledgerOf(canaryStore(store)) };
}

function ledgerOf(store: Store): Ledger {
  return {
    claim: (id, owner) => claim(store, id, owner),
    sent: (id, owner) => finishSent(store, [id], owner),
    failed: (id, owner, failure) => finishFailed(store, id, owner, failure),

    claimDigest: (owner, select) => claimDigest(store, owner, select),
    digestSent: ({ messages }, owner) =>
      finishSent(
        store,
        messages.map(({ id }) => id),
        owner,
      ),
    digestFailed: (digest, owner, failure) => finishFailedDigest(store, digest, owner, failure),

    enterUnclaimed: () => enterUnclaimed(store),
    due: () => due(store),
    waiting: () => waiting(store),
    expireUnsent: () => expireUnsent(store),
    heartbeat: () => heartbeat(store),
  };
}
