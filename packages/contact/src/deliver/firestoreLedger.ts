import type { StoredMessage } from '../email/contactEmail.ts';
import type { Ledger } from './ledger.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import { finishFailed, finishSent } from './firestoreLedger/finish.ts';
import { type FirestoreLedgerOptions, storeIn } from './firestoreLedger/store.ts';
import { adoptStrays, due, heartbeat, waiting } from './firestoreLedger/undelivered.ts';

export { readDelivery, writeDelivery } from './firestoreLedger/records.ts';

/** The ledger in Firestore: `contact_deliveries/{message id}`, and two documents in `contact_state`. */
export function firestoreLedger(options: FirestoreLedgerOptions): Ledger {
  const store = storeIn(options);
  return {
    claim: (id, owner) => claim(store, id, owner),
    sent: (id, owner) => finishSent(store, [id], owner),
    failed: (id, owner, failure) => finishFailed(store, [id], owner, failure),

    claimDigest: (owner, choice) => claimDigest(store, owner, choice),
    digestSent: ({ messages }, owner) => finishSent(store, idsOf(messages), owner),
    digestFailed: ({ messages }, owner, failure) => finishFailed(store, idsOf(messages), owner, failure),

    adoptStrays: () => adoptStrays(store),
    due: () => due(store),
    waiting: () => waiting(store),
    heartbeat: () => heartbeat(store),
  };
}

function idsOf(listed: readonly StoredMessage[]): string[] {
  return listed.map(({ id }) => id);
}
