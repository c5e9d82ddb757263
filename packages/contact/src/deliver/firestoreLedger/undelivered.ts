import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { newDelivery } from '../decide.ts';
import { timeOfReceipt, writeDelivery } from './records.ts';
import { canariesAmong, type Store } from './store.ts';

const hour = 3_600_000;

/** How long the event of a message may take to arrive, in milliseconds. */
const eventPatience = 2 * 60_000;

/** A write may become visible later than the time it carries, so the search goes back this far, in milliseconds. */
const scanOverlap = 10 * 60_000;

const pageSize = 300;

/** As many pages a sweep. The next sweep continues where this one stopped. */
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

  let adopted = 0;
  for (let read = 0; read < mostPages; read++) {
    const { docs } = await page.limit(pageSize).get();
    adopted += await adopt(store, docs, now);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) {
      const reached = Timestamp.fromMillis(now - scanOverlap);
      await sweepRef.set({ scannedUntil: reached, scannedId: null }, { merge: true });
      return adopted;
    }
    await sweepRef.set(
      { scannedUntil: last.get('createdAt') as Timestamp, scannedId: last.id },
      { merge: true },
    );
    page = all.startAfter(last);
  }
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
  const unclaimed = unknown.filter(({ id }) => !ours.has(id));
  const made = await Promise.all(
    unclaimed.map((message) => {
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
