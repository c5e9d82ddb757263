import { Timestamp } from 'firebase-admin/firestore';
import { scheduleDeletion, getExpiryCutoff } from '../delivery.ts';
import type { ExpiringMessages } from '../ledger.ts';
import { changeEntries } from './changeEntries.ts';
import { readDelivery } from './records.ts';
import type { Store } from './store.ts';

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
  const entries = docs.map((doc) => ({ id: doc.id, expireAt: readDelivery(doc)?.expireAt ?? null }));
  const undated = entries.filter(({ expireAt }) => expireAt === null).map(({ id }) => id);
  const dated = await changeEntries(store, undated, (_, entry, { now }) =>
    scheduleDeletion(entry, now, store.rules),
  );
  const days = [...entries, ...dated].flatMap((entry) => entry?.expireAt ?? []);
  return { count: days.length, first: days.length > 0 ? Math.min(...days) : null };
}
