import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { recordFailureInBudget, takeFromBudget } from '../budget.ts';
import type { Failure, MailKind } from '../ledger.ts';
import { readBudget, writeBudget } from './records.ts';
import { runTransaction, type Store } from './store.ts';

const day = 24 * 3_600_000;

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

/** Returns the e-mail to a process that sends none. */
export async function returnToCap(store: Store, owner: string): Promise<void> {
  await runTransaction(store, async (transaction) => {
    const budget = readBudget(await transaction.get(store.budgetRef));
    const taken = budget.taken.filter(({ id }) => id !== owner);
    transaction.set(store.budgetRef, writeBudget({ ...budget, taken }));
  });
}

export function claimConfirmation(store: Store, address: string, owner: string): Promise<boolean> {
  const { confirmationsRef, budgetRef, clock, rules } = store;
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 22);
  return runTransaction(store, async (transaction) => {
    const now = clock();
    const [sent, budget] = await transaction.getAll(confirmationsRef, budgetRef);
    const all = (sent?.get('sent') ?? []) as { hash: string; at: Timestamp }[];
    const recent = all.filter(({ at }) => at.toMillis() > now - day);
    const after = takeFromBudget(readBudget(budget), { kind: 'confirmation', owner, now, rules });
    if (!after || recent.some((one) => one.hash === hash)) return false;
    transaction.set(confirmationsRef, { sent: [...recent, { hash, at: Timestamp.fromMillis(now) }] });
    transaction.set(budgetRef, writeBudget(after));
    return true;
  });
}
