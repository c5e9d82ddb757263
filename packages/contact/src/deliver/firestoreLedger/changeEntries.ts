import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from '../ledger.ts';
import { preparePhotoExpiry } from './photos.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { runTransaction, splitIntoChunks, type Store } from './store.ts';

interface Circumstances {
  now: number;
  hasPhotos: boolean;
}

/** Returns the new entry, or null for no change. */
export type Change = (id: string, entry: Delivery, circumstances: Circumstances) => Delivery | null;

/**
 * Changes the entries of messages. A message and its photos get the time of deletion of their entry. Returns each new entry,
 * or null if it does not exist or was not changed.
 */
export async function changeEntries(
  store: Store,
  ids: readonly string[],
  change: Change,
): Promise<(Delivery | null)[]> {
  const { messages, deliveries, clock } = store;
  const changed: (Delivery | null)[] = [];
  for (const some of splitIntoChunks(ids)) {
    const refs = some.map((id) => messages.doc(id));
    const entries = await runTransaction(store, async (transaction) => {
      const snapshots = await transaction.getAll(...some.map((id) => deliveries.doc(id)));
      const stored = await transaction.getAll(...refs, { fieldMask: [] });
      const photos = await preparePhotoExpiry(transaction, refs);
      return snapshots.map((snapshot, index) => {
        const before = readDelivery(snapshot);
        const hasPhotos = photos.has(index);
        const after = before && change(snapshot.id, before, { now: clock(), hasPhotos });
        if (!after) return null;
        transaction.set(snapshot.ref, writeDelivery(after));
        const message = stored[index];
        if (after.expireAt !== before.expireAt && message?.exists) {
          const expireAt =
            after.expireAt === null ? FieldValue.delete() : Timestamp.fromMillis(after.expireAt);
          transaction.update(message.ref, { expireAt });
          photos.expire(index, expireAt);
        }
        return after;
      });
    });
    changed.push(...entries);
  }
  return changed;
}
