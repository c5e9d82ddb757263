import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as delivery from '../delivery.ts';
import type { Attempt, Delivery, Failure } from '../ledger.ts';
import { endOutage, recordFailureOfMail } from './budget.ts';
import { findPhotos } from './photos.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { runTransaction, splitIntoChunks, type Store } from './store.ts';

/** Returns the new entry, or null for no change. */
type Change = (id: string, entry: Delivery, about: { now: number; hasPhotos: boolean }) => Delivery | null;

/** Changes entries, and the time of deletion of their messages and photos. Returns each new entry, null if unchanged. */
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
      const photos = await findPhotos(transaction, refs);
      return snapshots.map((snapshot, index) => {
        const before = readDelivery(snapshot);
        const files = photos[index] ?? [];
        const after = before && change(snapshot.id, before, { now: clock(), hasPhotos: files.length > 0 });
        if (!after) return null;
        transaction.set(snapshot.ref, writeDelivery(after));
        const message = stored[index];
        if (after.expireAt !== before.expireAt && message?.exists) {
          const expireAt =
            after.expireAt === null ? FieldValue.delete() : Timestamp.fromMillis(after.expireAt);
          // The database does not delete photos together with their message.
          for (const { ref } of [message, ...files]) transaction.update(ref, { expireAt });
        }
        return after;
      });
    });
    changed.push(...entries);
  }
  return changed;
}

/** Stores a success. Returns false if the lease of a message was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const { rules } = store;
  const entries = await changeEntries(store, ids, (_, entry, { now, hasPhotos }) =>
    delivery.applySuccess(entry, { owner, now, rules }, hasPhotos && (ids.length > 1 || entry.withoutText)),
  );
  await endOutage(store);
  return !entries.includes(null);
}

/** Stores a failure. Returns the messages that are parked now, and whether the server was well before. */
export async function finishFailed(store: Store, { ids, owner, hasText }: Attempt, failure: Failure) {
  const { rules } = store;
  const entries = await changeEntries(store, ids, (id, entry, { now }) =>
    delivery.applyFailure(id, entry, { failure, hasText, owner, now, rules }),
  );
  const isNewOutage = await recordFailureOfMail(store, owner, failure, hasText && ids.length > 1);
  return { parked: ids.filter((_, index) => entries[index]?.state === 'parked'), isNewOutage };
}

/** Holds due messages for the digest. */
export async function hold(store: Store, ids: readonly string[]): Promise<void> {
  await changeEntries(store, ids, (_, entry, { now }) => {
    const isDue = ['sending', 'retry'].includes(entry.state) && entry.leaseUntil <= now;
    return isDue ? delivery.holdDelivery(entry, now) : null;
  });
}

/** Stores whether the company was told of these parked messages. Otherwise their delivery goes on. */
export async function recordParked(store: Store, ids: readonly string[], isSent: boolean): Promise<void> {
  await changeEntries(store, ids, (_, entry, { now }) => delivery.applyParkedNotice(entry, now, isSent));
}

/** Maximum number of messages of one sweep. */
const maxMessages = 1500;

/** Schedules messages for deletion that stayed unsent for `unsentMonths`. Returns their number and the first time. */
export async function expireUnsent(store: Store) {
  const { docs } = await store.deliveries
    .where('state', 'in', ['sending', 'retry', 'held', 'parked'])
    .where('receivedAt', '<=', Timestamp.fromMillis(delivery.getExpiryCutoff(store.clock(), store.rules)))
    .orderBy('receivedAt')
    .limit(maxMessages)
    .get();
  const entries = docs.map((doc) => ({ id: doc.id, expireAt: readDelivery(doc)?.expireAt ?? null }));
  const undated = entries.filter(({ expireAt }) => expireAt === null).map(({ id }) => id);
  const dated = await changeEntries(store, undated, (_, entry, { now }) =>
    delivery.scheduleDeletion(entry, now, store.rules),
  );
  const days = [...entries, ...dated].flatMap((entry) => entry?.expireAt ?? []);
  return { count: days.length, first: days.length > 0 ? Math.min(...days) : null };
}
