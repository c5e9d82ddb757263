import { Timestamp } from 'firebase-admin/firestore';
import { givenUp, tooOldFrom } from '../decide.ts';
import type { Expiring } from '../ledger.ts';
import { photoExpiry } from './photos.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

/** Messages of one sweep. Those that expire make room for the next ones. */
const most = 1500;

/** Gives messages that could not be sent for `unsentMonths` a day of deletion. */
export async function expireUnsent(store: Store): Promise<Expiring> {
  const { docs } = await store.deliveries
    .where('state', 'in', ['sending', 'retry', 'held', 'parked'])
    .where('receivedAt', '<=', Timestamp.fromMillis(tooOldFrom(store.clock(), store.rules)))
    .orderBy('receivedAt')
    .limit(most)
    .get();
  const days: number[] = [];
  for (const doc of docs) {
    const day = readDelivery(doc)?.expireAt ?? (await giveUp(store, doc.id));
    if (day !== null) days.push(day);
  }
  return { count: days.length, first: days.length > 0 ? Math.min(...days) : null };
}

/** Returns the day of deletion, or null if the message was sent meanwhile. */
function giveUp(store: Store, id: string): Promise<number | null> {
  const { messages, deliveries, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const [entry, message] = await transaction.getAll(deliveries.doc(id), messages.doc(id));
    const setPhotoExpiry = await photoExpiry(transaction, [messages.doc(id)]);
    const before = readDelivery(entry);
    const after = before && givenUp(before, clock(), rules);
    if (!after?.expireAt) return null;
    transaction.set(deliveries.doc(id), writeDelivery(after));
    if (message?.exists) {
      const expireAt = Timestamp.fromMillis(after.expireAt);
      transaction.update(message.ref, { expireAt });
      setPhotoExpiry(0, expireAt);
    }
    return after.expireAt;
  });
}
