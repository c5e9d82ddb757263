import { Timestamp } from 'firebase-admin/firestore';
import { scheduleDeletion, getExpiryCutoff } from '../delivery.ts';
import type { ExpiringMessages } from '../ledger.ts';
import { preparePhotoExpiry } from './photos.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { runTransaction, type Store } from './store.ts';

/** Maximum number of messages of one sweep. */
const maxMessages = 1500;

/** Schedules messages for deletion that could not be sent for `unsentMonths`. */
export async function expireUnsent(store: Store): Promise<ExpiringMessages> {
  const { docs } = await store.deliveries
    .where('state', 'in', ['sending', 'retry', 'held', 'parked'])
    .where('receivedAt', '<=', Timestamp.fromMillis(getExpiryCutoff(store.clock(), store.rules)))
    .orderBy('receivedAt')
    .limit(maxMessages)
    .get();
  const days: number[] = [];
  for (const doc of docs) {
    const day = readDelivery(doc)?.expireAt ?? (await setDeletionDay(store, doc.id));
    if (day !== null) days.push(day);
  }
  return { count: days.length, first: days.length > 0 ? Math.min(...days) : null };
}

/** Schedules one message for deletion. Returns the time, or null if the message was sent meanwhile. */
function setDeletionDay(store: Store, id: string): Promise<number | null> {
  const { messages, deliveries, rules, clock } = store;
  return runTransaction(store, async (transaction) => {
    const [entry, message] = await transaction.getAll(deliveries.doc(id), messages.doc(id));
    const photos = await preparePhotoExpiry(transaction, [messages.doc(id)]);
    const before = readDelivery(entry);
    const after = before && scheduleDeletion(before, clock(), rules);
    if (!after?.expireAt) return null;
    transaction.set(deliveries.doc(id), writeDelivery(after));
    if (message?.exists) {
      const expireAt = Timestamp.fromMillis(after.expireAt);
      transaction.update(message.ref, { expireAt });
      photos.expire(0, expireAt);
    }
    return after.expireAt;
  });
}
