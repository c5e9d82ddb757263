import { Timestamp } from 'firebase-admin/firestore';
import { afterFailure, afterSuccess, budgetAfterFailure, type Delivery, type Failure } from '../ledger.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

export function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  return finish(store, ids, (entry, now) => afterSuccess(entry, owner, now, store.rules));
}

export function finishFailed(
  store: Store,
  ids: readonly string[],
  owner: string,
  failure: Failure,
): Promise<boolean> {
  return finish(store, ids, (entry, now) => afterFailure(entry, owner, failure, now), failure);
}

/** Stores how a try ended, together with the message's date of deletion. */
function finish(
  store: Store,
  ids: readonly string[],
  change: (entry: Delivery, now: number) => Delivery | null,
  failure?: Failure,
): Promise<boolean> {
  const { messages, deliveries, budgetRef, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const found = await transaction.getAll(
      ...ids.map((id) => deliveries.doc(id)),
      ...ids.map((id) => messages.doc(id)),
      // Only where it changes: to read it is to make other deliveries wait.
      ...(failure ? [budgetRef] : []),
    );
    let budget = readBudget(found[2 * ids.length]);
    const entries = found.slice(0, ids.length);
    const stored = found.slice(ids.length, 2 * ids.length);

    let kept = true;
    entries.forEach((snapshot, index) => {
      const before = readDelivery(snapshot);
      const after = before && change(before, now);
      if (!after) {
        kept = false;
        return;
      }
      transaction.set(snapshot.ref, writeDelivery(after));
      const message = stored[index];
      if (after.expireAt !== null && message?.exists) {
        transaction.update(message.ref, { expireAt: Timestamp.fromMillis(after.expireAt) });
      }
      if (failure) budget = budgetAfterFailure(snapshot.id, budget, failure);
    });
    if (failure && kept) transaction.set(budgetRef, writeBudget(budget));
    return kept;
  });
}
