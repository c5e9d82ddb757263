import { Timestamp } from 'firebase-admin/firestore';
import { recordFailureInBudget, takeFromBudget } from '../budget.ts';
import type { Failure, MailKind } from '../ledger.ts';
import { readBudget, writeBudget } from './records.ts';
import { getConfirmationRef, runTransaction, type Store } from './store.ts';

const day = 24 * 3_600_000;

/** Returns whether one more e-mail of this kind may be sent. It counts from then on. */
export function takeFromCap(store: Store, kind: MailKind, owner: string): Promise<boolean> {
  const { budgetRef, rules, clock } = store;
  return runTransaction(store, async (transaction) => {
    const before = readBudget(await transaction.get(budgetRef));
    const after = takeFromBudget(before, { kind, owner, now: clock(), rules });
    if (after) transaction.set(budgetRef, writeBudget(after));
    return after !== null;
  });
}

/** Stores a failure for all e-mails. Returns whether the server was well before. */
export function recordFailureOfMail(
  store: Store,
  owner: string,
  failure: Failure,
  isDigestWithText: boolean,
): Promise<boolean> {
  const { budgetRef, clock } = store;
  return runTransaction(store, async (transaction) => {
    const before = readBudget(await transaction.get(budgetRef));
    const after = recordFailureInBudget(before, { failure, owner, now: clock(), isDigestWithText });
    transaction.set(budgetRef, writeBudget(after));
    return before.outage === null && after.outage !== null;
  });
}

/** Stores that the server can be used again. */
export async function endOutage({ budgetRef }: Store): Promise<void> {
  if (readBudget(await budgetRef.get()).outage) await budgetRef.update({ outage: null });
}

/** Returns whether an address may get a confirmation of a message of the last day: none within a day, and within the cap. */
export function claimConfirmation(
  store: Store,
  address: string,
  owner: string,
  receivedAt: number,
): Promise<boolean> {
  const { db, budgetRef, clock, rules } = store;
  const ref = getConfirmationRef(db, address);
  return runTransaction(store, async (transaction) => {
    const now = clock();
    const [last, budget] = await transaction.getAll(ref, budgetRef);
    const expireAt = last?.get('expireAt') as Timestamp | undefined;
    const after = takeFromBudget(readBudget(budget), { kind: 'confirmation', owner, now, rules });
    if (!after || receivedAt < now - day || (expireAt && expireAt.toMillis() > now)) return false;
    transaction.set(ref, { expireAt: Timestamp.fromMillis(now + day) });
    transaction.set(budgetRef, writeBudget(after));
    return true;
  });
}
