import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { newDelivery } from '../decide.ts';
import { timeOfReceipt, writeDelivery } from './records.ts';
import { canariesAmong, type Store } from './store.ts';

const hour = 3_600_000;

/** A message whose event has not arrived after this time is unclaimed. In milliseconds. */
const eventPatience = 2 * 60_000;

/** A write may become visible later than its time, so each search starts this much earlier. In milliseconds. */
const scanOverlap = 10 * 60_000;

const pageSize = 300;

/** Pages of one sweep. The next sweep continues where this one stopped. */
const mostPages = 10;

/** Creates the entries of messages whose event never arrived. */
export async function enterUnclaimed(store: Store): Promise<number> {
  const { messages, sweepRef, clock } = store;
  const now = clock();
  const state = await sweepRef.get();
  const scannedUntil = state.get('scannedUntil') as Timestamp | undefined;
  // A commit can hold more messages than a sweep reads, all with one time, so the place is a time and an id.
  const scannedId = (state.get('scannedId') as string | null | undefined) ?? null;
  const all = messages
    .where('createdAt', '<=', Timestamp.fromMillis(now - eventPatience))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .select('createdAt', 'expireAt');
  let page = all;
  if (scannedUntil)
    page = scannedId === null ? all.startAt(scannedUntil) : all.startAfter(scannedUntil, scannedId);

  let entered = 0;
  for (let read = 0; read < mostPages; read++) {
    const { docs } = await page.limit(pageSize).get();
    entered += await enter(store, docs, now);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) {
      const reached = Timestamp.fromMillis(now - scanOverlap);
      await sweepRef.set({ scannedUntil: reached, scannedId: null }, { merge: true });
      return entered;
    }
    await sweepRef.set(
      { scannedUntil: last.get('createdAt') as Timestamp, scannedId: last.id },
      { merge: true },
    );
    page = all.startAfter(last);
  }
  return entered;
}

async function enter(
  { db, deliveries, mailDomain }: Store,
  messages: readonly QueryDocumentSnapshot[],
  now: number,
): Promise<number> {
  if (messages.length === 0) return 0;
  const entries = await db.getAll(...messages.map(({ id }) => deliveries.doc(id)));
  // With a day of deletion the message was sent, and the database has deleted its entry first.
  const unknown = messages.filter((message, index) => !entries[index]?.exists && !message.get('expireAt'));
  const canaries = await canariesAmong(
    db,
    unknown.map(({ id }) => id),
  );
  const created = await Promise.all(
    unknown
      .filter(({ id }) => !canaries.has(id))
      .map((message) =>
        createIfMissing(
          deliveries.doc(message.id),
          writeDelivery(newDelivery(message.id, timeOfReceipt(message, now), mailDomain)),
        ),
      ),
  );
  return created.filter(Boolean).length;
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

/** Stores the time of this sweep. Returns that of the one before. */
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
