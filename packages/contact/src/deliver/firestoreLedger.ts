import type { EmailLocale } from '../email/locale.ts';
import type { Attempt, Failure, MailKind } from './ledger.ts';
import { claimConfirmation, takeFromCap } from './firestoreLedger/budget.ts';
import { claim } from './firestoreLedger/claim.ts';
import { claimDigest } from './firestoreLedger/claimDigest.ts';
import * as entries from './firestoreLedger/changeEntries.ts';
import { readPhotos } from './firestoreLedger/photos.ts';
import { type FirestoreLedgerOptions, openStore } from './firestoreLedger/store.ts';
import * as undelivered from './firestoreLedger/undelivered.ts';

/** The stored deliveries. A change of many messages uses one transaction for each 200. */
export type Ledger = ReturnType<typeof createFirestoreLedger>;

/** Creates the ledger in Firestore: `contact_deliveries/{message id}` and documents in `contact_state`. */
export function createFirestoreLedger(options: FirestoreLedgerOptions) {
  const store = openStore(options);
  return {
    claim: (id: string, owner: string, notify?: boolean) => claim(store, id, owner, notify),
    readPhotos: (id: string) => readPhotos(store.db, store.messages.doc(id)),
    claimDigest: (owner: string) => claimDigest(store, owner),
    recordSent: (ids: readonly string[], owner: string) => entries.finishSent(store, ids, owner),
    recordFailure: (attempt: Attempt, failure: Failure) => entries.finishFailed(store, attempt, failure),
    hold: (ids: readonly string[]) => entries.hold(store, ids),
    takeFromCap: (kind: MailKind, owner: string) => takeFromCap(store, kind, owner),
    claimConfirmation: (address: string, owner: string, receivedAt: number) =>
      claimConfirmation(store, address, owner, receivedAt),
    addUnclaimed: () => undelivered.addUnclaimed(store),
    listDue: () => undelivered.listDue(store),
    listParked: () => undelivered.listParked(store),
    recordParked: (ids: readonly string[], isSent: boolean) => entries.recordParked(store, ids, isSent),
    countWaiting: () => undelivered.countWaiting(store),
    expireUnsent: () => entries.expireUnsent(store),
    listDueNotices: () => undelivered.listDueNotices(store),
    recordNotice: (id: string, result: 'sent' | 'failed') => undelivered.recordNotice(store, id, result),
    recordHeartbeat: (heartbeat?: { problems?: readonly string[]; locale?: EmailLocale }) =>
      undelivered.recordHeartbeat(store, heartbeat),
  };
}
