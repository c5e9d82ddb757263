import type { EmailLocale } from '../email/locale.ts';
import { claimConfirmation } from './firestoreLedger/confirmations.ts';
import * as digests from './firestoreLedger/digests.ts';
import * as entries from './firestoreLedger/entries.ts';
import { readPhotos } from './firestoreLedger/photos.ts';
import * as scan from './firestoreLedger/scan.ts';
import { type FirestoreLedgerOptions, openStore } from './firestoreLedger/store.ts';
import type { Result } from './ledger.ts';

/** The stored deliveries. A change of many messages uses one transaction for each 200. */
export type Ledger = ReturnType<typeof createFirestoreLedger>;

/** Creates the ledger in Firestore: `contact_deliveries/{message id}`, `contact_digests`, `contact_counts`, `contact_state`. */
export function createFirestoreLedger(options: FirestoreLedgerOptions) {
  const store = openStore(options);
  return {
    claim: (id: string, owner: string) => entries.claim(store, id, owner),
    finish: (id: string, owner: string, result: Result) => entries.finish(store, id, owner, result),
    hold: (ids: readonly string[]) => entries.hold(store, ids),
    expireUnsent: () => entries.expireUnsent(store),
    readPhotos: (id: string) => readPhotos(store.db, store.messages.doc(id)),
    claimDigest: (owner: string, id?: string) => digests.claimDigest(store, owner, id),
    storeDigest: (claimed: digests.ClaimedDigest, ids: readonly string[]) =>
      digests.storeDigest(store, claimed, ids),
    finishDigest: (claimed: digests.ClaimedDigest, owner: string, result: Result) =>
      digests.finishDigest(store, claimed, owner, result),
    listDueDigests: () => digests.listDueDigests(store),
    claimConfirmation: (address: string, owner: string, receivedAt: number) =>
      claimConfirmation(store, address, owner, receivedAt),
    addUnclaimed: () => scan.addUnclaimed(store),
    listDue: () => scan.listDue(store),
    countWaiting: () => scan.countWaiting(store),
    recordHeartbeat: (heartbeat?: { problems?: readonly string[]; locale?: EmailLocale }) =>
      scan.recordHeartbeat(store, heartbeat),
  };
}
