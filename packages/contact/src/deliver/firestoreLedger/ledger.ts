import type { DeliveryLedger } from '../ledger.ts';
import { claimConfirmation } from './confirmations.ts';
import { type FirestoreLedgerOptions, openDatabase } from './database.ts';
import * as digests from './digests.ts';
import * as entries from './entries.ts';
import { readPhotos } from './photos.ts';
import * as scan from './scan.ts';

/** The stored deliveries, and the database. Entries are in `contact_deliveries/{message id}`. */
export type Ledger = ReturnType<typeof createFirestoreLedger>;

export function createFirestoreLedger(options: FirestoreLedgerOptions) {
  const database = openDatabase(options);
  return {
    ...database,
    claimMessage: entries.claimMessage.bind(null, database),
    claimDigest: digests.claimDigest.bind(null, database),
    changeEntries: entries.changeEntries.bind(null, database),
    getBudget: entries.getBudget.bind(null, database),
    changeBudget: entries.changeBudget.bind(null, database),
    expireUnsent: entries.expireUnsent.bind(null, database),
    claimConfirmation: claimConfirmation.bind(null, database),
    readMessages: digests.readMessages.bind(null, database),
    readPhotos: readPhotos.bind(null, database),
    listDueMessages: scan.listDueMessages.bind(null, database),
    addUnclaimed: scan.addUnclaimed.bind(null, database),
    countWaiting: scan.countWaiting.bind(null, database),
    recordHeartbeat: scan.recordHeartbeat.bind(null, database),
  } satisfies DeliveryLedger;
}
