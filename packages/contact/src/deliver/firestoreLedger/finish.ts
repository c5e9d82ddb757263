import { Timestamp } from 'firebase-admin/firestore';
import { applyFailure, applySuccess, releaseBudget } from '../delivery.ts';
import type { Delivery, Failure } from '../ledger.ts';
import { preparePhotoExpiry } from './photos.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { splitIntoChunks, runTransaction, type Store } from './store.ts';

/** Stores a success. Returns false if the lease of a message was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const entries = await finish(store, ids, (_, entry, now) => applySuccess(entry, owner, now, store.rules));
  return !entries.includes(null);
}

/** Stores a failure. Returns the ids of the messages that are parked now. */
export async function finishFailed(
  store: Store,
  ids: readonly string[],
  owner: string,
  failure: Failure,
): Promise<string[]> {
  const { rules } = store;
  const entries = await finish(store, ids, (id, entry, now) =>
    applyFailure(id, entry, { failure, size: ids.length, owner, now, rules }),
  );
  const [single] = ids;
  if (single !== undefined && ids.length === 1 && entries[0]) await releaseBudgetSlot(store, single, failure);
  return ids.filter((_, index) => entries[index]?.state === 'parked');
}

/** Stores the result of an attempt and the messages' times of deletion. Returns each new entry, or null if its lease was lost. */
async function finish(
  store: Store,
  ids: readonly string[],
  change: (id: string, entry: Delivery, now: number) => Delivery | null,
): Promise<(Delivery | null)[]> {
  const { messages, deliveries, clock } = store;
  const finished: (Delivery | null)[] = [];
  for (const some of splitIntoChunks(ids)) {
    const entries = await runTransaction(store, async (transaction) => {
      const now = clock();
      const snapshots = await transaction.getAll(...some.map((id) => deliveries.doc(id)));
      const stored = await transaction.getAll(...some.map((id) => messages.doc(id)));
      const setPhotoExpiry = await preparePhotoExpiry(
        transaction,
        some.map((id) => messages.doc(id)),
      );
      return snapshots.map((snapshot, index) => {
        const before = readDelivery(snapshot);
        const after = before && change(snapshot.id, before, now);
        if (!after) return null;
        transaction.set(snapshot.ref, writeDelivery(after));
        const message = stored[index];
        if (after.expireAt !== null && message?.exists) {
          const expireAt = Timestamp.fromMillis(after.expireAt);
          transaction.update(message.ref, { expireAt });
          setPhotoExpiry(index, expireAt);
        }
        return after;
      });
    });
    finished.push(...entries);
  }
  return finished;
}

function releaseBudgetSlot(store: Store, id: string, failure: Failure): Promise<void> {
  return runTransaction(store, async (transaction) => {
    const before = readBudget(await transaction.get(store.budgetRef));
    const after = releaseBudget(id, before, failure);
    if (after !== before) transaction.set(store.budgetRef, writeBudget(after));
  });
}
