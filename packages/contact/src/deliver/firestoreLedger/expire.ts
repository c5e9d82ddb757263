import { type Query, Timestamp } from 'firebase-admin/firestore';
import { givenUp, tooOldFrom } from '../decide.ts';
import type { Expiring } from '../ledger.ts';
import { readDelivery, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

const pageSize = 300;

/** So many pages a sweep. The oldest come first, and make room when their day has come. */
const mostPages = 5;

/** Data of people are not kept for ever because a mail server refuses them; see docs/operations.md. */
export async function expireUnsent(store: Store): Promise<Expiring> {
  const { deliveries, rules, clock } = store;
  const found: Expiring = { count: 0, first: null };
  let page: Query = deliveries
    .where('state', 'in', ['sending', 'retry', 'held', 'parked'])
    .where('receivedAt', '<=', Timestamp.fromMillis(tooOldFrom(clock(), rules)))
    .orderBy('receivedAt')
    .limit(pageSize);
  for (let read = 0; read < mostPages; read++) {
    const { docs } = await page.get();
    for (const doc of docs) {
      const day = readDelivery(doc)?.expireAt ?? (await giveUp(store, doc.id));
      if (day === null) continue;
      found.count++;
      found.first = Math.min(found.first ?? day, day);
    }
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    page = page.startAfter(last);
  }
  return found;
}

/** Sets the day on entry and message; answers with it, or with null when the message went out meanwhile. */
function giveUp(store: Store, id: string): Promise<number | null> {
  const { messages, deliveries, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const [entry, message] = await transaction.getAll(deliveries.doc(id), messages.doc(id));
    const before = readDelivery(entry);
    const after = before && givenUp(before, clock(), rules);
    if (!after?.expireAt) return null;
    transaction.set(deliveries.doc(id), writeDelivery(after));
    if (message?.exists) transaction.update(message.ref, { expireAt: Timestamp.fromMillis(after.expireAt) });
    return after.expireAt;
  });
}
