import { Timestamp } from 'firebase-admin/firestore';
import { afterFailure, afterSuccess, budgetAfterFailure } from '../decide.ts';
import type { Delivery, Failure } from '../ledger.ts';
import { photoExpiry } from './photos.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { inChunks, inTransaction, type Store } from './store.ts';

/** Returns false if the lease of one of the messages was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const entries = await finish(store, ids, (_, entry, now) => afterSuccess(entry, owner, now, store.rules));
  return !entries.includes(null);
}

/** Returns the messages that are parked now. */
export async function finishFailed(
  store: Store,
  ids: readonly string[],
  owner: string,
  failure: Failure,
): Promise<string[]> {
  const { rules } = store;
  const entries = await finish(store, ids, (id, entry, now) =>
    afterFailure(id, entry, { failure, size: ids.length, owner, now, rules }),
  );
  const [single] = ids;
  if (single !== undefined && ids.length === 1 && entries[0]) await freeSlot(store, single, failure);
  return ids.filter((_, index) => entries[index]?.state === 'parked');
}

/** Stores how a try ended, with the message's day of deletion. Returns each new entry, null if its lease was lost. */
async function finish(
  store: Store,
  ids: readonly string[],
  change: (id: string, entry: Delivery, now: number) => Delivery | null,
): Promise<(Delivery | null)[]> {
  const { messages, deliveries, clock } = store;
  const finished: (Delivery | null)[] = [];
  for (const some of inChunks(ids)) {
    const entries = await inTransaction(store, async (transaction) => {
      const now = clock();
      const snapshots = await transaction.getAll(...some.map((id) => deliveries.doc(id)));
      const stored = await transaction.getAll(...some.map((id) => messages.doc(id)));
      const setPhotoExpiry = await photoExpiry(
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

function freeSlot(store: Store, id: string, failure: Failure): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const before = readBudget(await transaction.get(store.budgetRef));
    const after = budgetAfterFailure(id, before, failure);
    if (after !== before) transaction.set(store.budgetRef, writeBudget(after));
  });
}
