import { Timestamp } from 'firebase-admin/firestore';
import { afterFailure, afterSuccess, budgetAfterFailure } from '../decide.ts';
import type { Delivery, Failure, Parked } from '../ledger.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const { kept } = await finish(store, ids, (_, entry, now) => afterSuccess(entry, owner, now, store.rules));
  return kept;
}

/** Answers with the messages that are parked now. */
export async function finishFailed(
  store: Store,
  ids: readonly string[],
  owner: string,
  failure: Failure,
): Promise<Parked> {
  const size = ids.length;
  const { parked } = await finish(
    store,
    ids,
    (id, entry, now) => afterFailure(id, entry, { failure, size, owner, now, rules: store.rules }),
    failure,
  );
  return parked;
}

interface Finished {
  /** False when the lease of one of them was lost. */
  kept: boolean;
  parked: string[];
}

/** Stores how a try ended, together with the message's date of deletion. */
function finish(
  store: Store,
  ids: readonly string[],
  change: (id: string, entry: Delivery, now: number) => Delivery | null,
  failure?: Failure,
): Promise<Finished> {
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

    const finished: Finished = { kept: true, parked: [] };
    entries.forEach((snapshot, index) => {
      const before = readDelivery(snapshot);
      const after = before && change(snapshot.id, before, now);
      if (!after) {
        finished.kept = false;
        return;
      }
      transaction.set(snapshot.ref, writeDelivery(after));
      if (after.state === 'parked') finished.parked.push(snapshot.id);
      const message = stored[index];
      if (after.expireAt !== null && message?.exists) {
        transaction.update(message.ref, { expireAt: Timestamp.fromMillis(after.expireAt) });
      }
      if (failure) budget = budgetAfterFailure(snapshot.id, budget, failure);
    });
    if (failure && finished.kept) transaction.set(budgetRef, writeBudget(budget));
    return finished;
  });
}
