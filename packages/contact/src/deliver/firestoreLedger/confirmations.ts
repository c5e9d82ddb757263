import { Timestamp } from 'firebase-admin/firestore';
import { takeFromBudget } from '../budget.ts';
import { readBudget, toStored } from './records.ts';
import { getConfirmationRef, runTransaction, type Store } from './store.ts';

const day = 24 * 3_600_000;

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
    const after = takeFromBudget(readBudget(budget), { kind: 'single', owner, now, rules });
    if (!after || receivedAt < now - day || (expireAt && expireAt.toMillis() > now)) return false;
    transaction.set(ref, { expireAt: Timestamp.fromMillis(now + day) });
    transaction.set(budgetRef, toStored(after));
    return true;
  });
}
