import { claimConfirmation } from './confirmations.ts';
import { type Database, type FirestoreLedgerOptions, openDatabase } from './database.ts';
import * as digests from './digests.ts';
import * as entries from './entries.ts';
import { readPhotos } from './photos.ts';
import * as scan from './scan.ts';

/** The stored deliveries. Entries are in `contact_deliveries/{message id}`. */
export type Ledger = ReturnType<typeof createFirestoreLedger>;

/** What `deliver` and `sweep` need of a ledger, whatever its database. */
export type DeliveryLedger = Omit<Ledger, Exclude<keyof Database, 'clock' | 'limits' | 'log' | 'mailDomain'>>;

export function createFirestoreLedger(options: FirestoreLedgerOptions) {
  const database = openDatabase(options);
  return {
    ...database,
    claimMessage: entries.claimMessage.bind(null, database),
    changeEntries: entries.changeEntries.bind(null, database),
    getBudget: entries.getBudget.bind(null, database),
    changeBudget: entries.changeBudget.bind(null, database),
    expireUnsent: entries.expireUnsent.bind(null, database),
    claimConfirmation: claimConfirmation.bind(null, database),
    getDigest: digests.getDigest.bind(null, database),
    writeDigests: digests.writeDigests.bind(null, database),
    readMessages: digests.readMessages.bind(null, database),
    readPhotos: readPhotos.bind(null, database),
    listHeld: digests.listHeld.bind(null, database),
    listDueDigests: digests.listDueDigests.bind(null, database),
    listDueMessages: scan.listDueMessages.bind(null, database),
    addUnclaimed: scan.addUnclaimed.bind(null, database),
    countWaiting: scan.countWaiting.bind(null, database),
    recordHeartbeat: scan.recordHeartbeat.bind(null, database),
  };
}
