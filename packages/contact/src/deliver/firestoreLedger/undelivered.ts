import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { createDelivery } from '../delivery.ts';
import { getReceivedAt, writeDelivery } from './records.ts';
import { findCanaries, type Store } from './store.ts';

const hour = 3_600_000;

/** Age from which a message without an event counts as unclaimed, in ms. */
const eventTimeout = 2 * 60_000;

/** Overlap of two scans, in ms. A write may become visible later than its timestamp. */
const scanOverlap = 10 * 60_000;

const pageSize = 300;

/** Maximum number of pages of one sweep. The next sweep continues there. */
const maxPages = 10;

/** Creates the entries of messages whose event never arrived. Returns their number. */
export async function addUnclaimed(store: Store): Promise<number> {
  const { messages, sweepRef, clock } = store;
  const now = clock();
  const state = await sweepRef.get();
  const scannedUntil = state.get('scannedUntil') as Timestamp | undefined;
  // A commit can contain more messages than a sweep reads, all with one time, so the cursor is a time and an id.
  const scannedId = (state.get('scannedId') as string | null | undefined) ?? null;
  const all = messages
    .where('createdAt', '<=', Timestamp.fromMillis(now - eventTimeout))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .select('createdAt', 'expireAt');
  let page = all;
  if (scannedUntil)
    page = scannedId === null ? all.startAt(scannedUntil) : all.startAfter(scannedUntil, scannedId);

  let entered = 0;
  for (let read = 0; read < maxPages; read++) {
    const { docs } = await page.limit(pageSize).get();
    entered += await addEntries(store, docs, now);
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

async function addEntries(
  { db, deliveries, mailDomain }: Store,
  messages: readonly QueryDocumentSnapshot[],
  now: number,
): Promise<number> {
  if (messages.length === 0) return 0;
  const entries = await db.getAll(...messages.map(({ id }) => deliveries.doc(id)));
  // A message with a time of deletion was sent. The database has deleted its entry first.
  const unknown = messages.filter((message, index) => !entries[index]?.exists && !message.get('expireAt'));
  const canaries = await findCanaries(
    db,
    unknown.map(({ id }) => id),
  );
  const created = await Promise.all(
    unknown
      .filter(({ id }) => !canaries.has(id))
      .map((message) =>
        createIfMissing(
          deliveries.doc(message.id),
          writeDelivery(createDelivery(message.id, getReceivedAt(message, now), mailDomain)),
        ),
      ),
  );
  return created.filter(Boolean).length;
}

export async function listDue({ deliveries, clock }: Store): Promise<string[]> {
  const open = await deliveries
    .where('state', 'in', ['sending', 'retry'])
    .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
    .orderBy('leaseUntil')
    .limit(maxPages * pageSize)
    .select()
    .get();
  return open.docs.map(({ id }) => id);
}

export async function countWaiting({
  deliveries,
  clock,
}: Store): Promise<{ overdue: number; parked: number }> {
  const late = deliveries
    .where('state', 'in', ['sending', 'retry', 'held'])
    .where('receivedAt', '<=', Timestamp.fromMillis(clock() - hour));
  const parked = deliveries.where('state', '==', 'parked');
  const counts = await Promise.all([late, parked].map((query) => query.count().get()));
  const [overdue = 0, waits = 0] = counts.map((answer) => answer.data().count);
  return { overdue, parked: waits };
}

/** Stores the time of this sweep. Returns the time of the previous one, or null. */
export async function recordHeartbeat({ sweepRef, clock }: Store): Promise<number | null> {
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
