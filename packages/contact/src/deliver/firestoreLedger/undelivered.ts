import { type DocumentData, type DocumentReference, type Query, Timestamp } from 'firebase-admin/firestore';
import { newDelivery } from '../decide.ts';
import { timeOfReceipt, writeDelivery } from './records.ts';
import { canariesAmong, type Store } from './store.ts';

const hour = 3_600_000;

/** A message counts as stray once its event has had this long to arrive. */
const strayAfter = 2 * 60_000;

/** A write may become visible later than the time it carries, so the search for strays goes back this far. */
const strayOverlap = 10 * 60_000;

const pageSize = 300;

/** So many pages a sweep: a flood of strays must not use up its time. The next one goes on where this one stopped. */
const mostPages = 5;

export async function adoptStrays(store: Store): Promise<number> {
  const { messages, sweepRef, clock } = store;
  const now = clock();
  const scannedUntil = (await sweepRef.get()).get('scannedUntil') as Timestamp | undefined;
  const young = Timestamp.fromMillis(now - strayAfter);
  let page: Query = messages
    .where('createdAt', '<=', young)
    .orderBy('createdAt')
    .select('createdAt', 'expireAt');
  // Again from that very time on: a commit can hold more messages than fit on a page, all with one time.
  if (scannedUntil) page = page.where('createdAt', '>=', scannedUntil);

  let adopted = 0;
  let reached = Timestamp.fromMillis(now - strayOverlap);
  for (let read = 0; ; read++) {
    const { docs } = await page.limit(pageSize).get();
    adopted += await adopt(store, docs, now);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    if (read + 1 === mostPages) {
      reached = last.get('createdAt') as Timestamp;
      break;
    }
    page = page.startAfter(last);
  }
  await sweepRef.set({ scannedUntil: reached }, { merge: true });
  return adopted;
}

async function adopt(
  { db, deliveries, mailDomain }: Store,
  messages: Awaited<ReturnType<Query['get']>>['docs'],
  now: number,
): Promise<number> {
  if (messages.length === 0) return 0;
  const entries = await db.getAll(...messages.map(({ id }) => deliveries.doc(id)));
  // A date of deletion means that the e-mail went out once, though the entry is gone.
  const unknown = messages.filter((message, index) => !entries[index]?.exists && !message.get('expireAt'));
  const ours = await canariesAmong(
    db,
    unknown.map(({ id }) => id),
  );
  const strays = unknown.filter(({ id }) => !ours.has(id));
  const made = await Promise.all(
    strays.map((message) => {
      const entry = newDelivery(message.id, timeOfReceipt(message, now), mailDomain);
      return createIfMissing(deliveries.doc(message.id), writeDelivery(entry));
    }),
  );
  return made.filter(Boolean).length;
}

export async function due({ deliveries, clock }: Store): Promise<string[]> {
  const open = await deliveries
    .where('state', 'in', ['sending', 'retry'])
    .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
    .orderBy('leaseUntil')
    .limit(mostPages * pageSize)
    .select()
    .get();
  return open.docs.map(({ id }) => id);
}

export async function waiting({ deliveries, clock }: Store): Promise<{ overdue: number; parked: number }> {
  const late = deliveries
    .where('state', 'in', ['sending', 'retry', 'held'])
    .where('receivedAt', '<=', Timestamp.fromMillis(clock() - hour));
  const parked = deliveries.where('state', '==', 'parked');
  const counts = await Promise.all([late, parked].map((query) => query.count().get()));
  const [overdue = 0, waits = 0] = counts.map((answer) => answer.data().count);
  return { overdue, parked: waits };
}

/** Notes that a sweep runs, for whoever asks whether it does; answers with the time of the one before. */
export async function heartbeat({ sweepRef, clock }: Store): Promise<number | null> {
  const before = (await sweepRef.get()).get('ranAt') as Timestamp | undefined;
  await sweepRef.set({ ranAt: Timestamp.fromMillis(clock()) }, { merge: true });
  return before?.toMillis() ?? null;
}

async function createIfMissing(ref: DocumentReference, data: DocumentData): Promise<boolean> {
  try {
    await ref.create(data);
    return true;
  } catch (error) {
    const alreadyExists = 6;
    if ((error as { code?: unknown }).code === alreadyExists) return false;
    throw error;
  }
}
