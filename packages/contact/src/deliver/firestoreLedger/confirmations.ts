import { createHash } from 'node:crypto';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { takeFromBudget } from '../budget.ts';
import { readBudget, readTime, writeBudget } from './records.ts';
import { runTransaction, type Database } from './database.ts';

const day = 24 * 3_600_000;

/** Claims a confirmation of a message of the last day: one per day and address, within the cap. Returns whether it may be sent. */
export function claimConfirmation(
  database: Database,
  address: string,
  owner: string,
  receivedAt: number,
): Promise<boolean> {
  const { db, budgetRef, clock, limits, log } = database;
  const ref = getConfirmationRef(db, address);
  return runTransaction(database, async (transaction) => {
    const now = clock();
    const [last, budget] = await transaction.getAll(ref, budgetRef);
    const isRecent = (readTime(last, 'expireAt') ?? 0) > now;
    const after = takeFromBudget(readBudget(budget, log), { kind: 'single', owner, now, limits });
    if (!after || receivedAt < now - day || isRecent) return false;
    transaction.set(ref, { expireAt: Timestamp.fromMillis(now + day) });
    transaction.set(budgetRef, writeBudget(after));
    return true;
  });
}

/** Returns the document of a confirmed address: a hash without case, dots and `+tag`. The database deletes it a day later. */
export function getConfirmationRef(db: Firestore, address: string): DocumentReference {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)|[.](?=.*@)/g, '');
  const hash = createHash('sha256').update(mailbox).digest('base64url');
  return db.doc(`contact_confirmations/${hash}`);
}
