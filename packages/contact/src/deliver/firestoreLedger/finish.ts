import { Timestamp } from 'firebase-admin/firestore';
import { applyFailure, applyParkedNotice, applySuccess, holdDelivery } from '../delivery.ts';
import type { Attempt, Delivery, Failure, FailureResult } from '../ledger.ts';
import { endOutage, recordFailureOfMail } from './budget.ts';
import { preparePhotoExpiry } from './photos.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { splitIntoChunks, runTransaction, type Store } from './store.ts';

/** Stores a success. Returns false if the lease of a message was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const { rules } = store;
  const entries = await finish(store, ids, (_, entry, { now, hasPhotos }) =>
    applySuccess(entry, { owner, now, rules }, hasPhotos && (ids.length > 1 || entry.withoutText)),
  );
  await endOutage(store);
  return !entries.includes(null);
}

/** Stores a failure. */
export async function finishFailed(
  store: Store,
  { ids, owner, hasText }: Attempt,
  failure: Failure,
): Promise<FailureResult> {
  const { rules } = store;
  const entries = await finish(store, ids, (id, entry, { now }) =>
    applyFailure(id, entry, { failure, hasText, owner, now, rules }),
  );
  const isNewOutage = await recordFailureOfMail(store, owner, failure, hasText && ids.length > 1);
  return { parked: ids.filter((_, index) => entries[index]?.state === 'parked'), isNewOutage };
}

/** Holds due messages for the digest. */
export async function hold(store: Store, ids: readonly string[]): Promise<void> {
  await finish(store, ids, (_, entry, { now }) => {
    const isDue = ['sending', 'retry'].includes(entry.state) && entry.leaseUntil <= now;
    return isDue ? holdDelivery(entry, now) : null;
  });
}

export async function recordParked(store: Store, ids: readonly string[], isSent: boolean): Promise<void> {
  await finish(store, ids, (_, entry, { now }) => applyParkedNotice(entry, now, isSent));
}

interface Circumstances {
  now: number;
  hasPhotos: boolean;
}

/** Stores the result of an attempt and the messages' times of deletion. Returns each new entry, or null if its lease was lost. */
async function finish(
  store: Store,
  ids: readonly string[],
  change: (id: string, entry: Delivery, circumstances: Circumstances) => Delivery | null,
): Promise<(Delivery | null)[]> {
  const { messages, deliveries, clock } = store;
  const finished: (Delivery | null)[] = [];
  for (const some of splitIntoChunks(ids)) {
    const entries = await runTransaction(store, async (transaction) => {
      const now = clock();
      const snapshots = await transaction.getAll(...some.map((id) => deliveries.doc(id)));
      const stored = await transaction.getAll(...some.map((id) => messages.doc(id)), { fieldMask: [] });
      const photos = await preparePhotoExpiry(
        transaction,
        some.map((id) => messages.doc(id)),
      );
      return snapshots.map((snapshot, index) => {
        const before = readDelivery(snapshot);
        const after = before && change(snapshot.id, before, { now, hasPhotos: photos.has(index) });
        if (!after) return null;
        transaction.set(snapshot.ref, writeDelivery(after));
        const message = stored[index];
        if (after.expireAt !== null && message?.exists) {
          const expireAt = Timestamp.fromMillis(after.expireAt);
          transaction.update(message.ref, { expireAt });
          photos.expire(index, expireAt);
        }
        return after;
      });
    });
    finished.push(...entries);
  }
  return finished;
}
