import type { Ledger } from './ledger.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { finishFailed, finishFailedDigest, finishSent } from './firestoreLedger/finish.ts';
import { type FirestoreLedgerOptions, storeIn } from './firestoreLedger/store.ts';
import { adoptStrays, due, heartbeat, waiting } from './firestoreLedger/undelivered.ts';

/** The ledger in Firestore: `contact_deliveries/{message id}`, and two documents in `contact_state`. */
export function firestoreLedger(options: FirestoreLedgerOptions): Ledger {
  const store = storeIn(options);
  return {
    claim: (id, owner) => claim(store, id, owner),
    sent: (id, owner) => finishSent(store, [id], owner),
    failed: (id, owner, failure) => finishFailed(store, id, owner, failure),

    claimDigest: (owner, choice) => claimDigest(store, owner, choice),
    digestSent: ({ messages }, owner) =>
      finishSent(
        store,
        messages.map(({ id }) => id),
        owner,
      ),
    digestFailed: (digest, owner, failure) => finishFailedDigest(store, digest, owner, failure),

    adoptStrays: () => adoptStrays(store),
    due: () => due(store),
    waiting: () => waiting(store),
    heartbeat: () => heartbeat(store),
  };
}
