import type { DocumentData, DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { createDelivery } from '../delivery.ts';
import type { EmailLocale } from '../../email/locale.ts';
import type { ParkedMessage } from '../../email/shortEmails.ts';
import { getTraits, readDelivery, writeDelivery } from './records.ts';
import { findCanaries, type Store } from './store.ts';

const hour = 3_600_000;

/** Age from which a message without an event counts as unclaimed, in ms. */
const eventTimeout = 2 * 60_000;

/** Overlap of two scans, in ms. A write may become visible later than its timestamp. */
const scanOverlap = 10 * 60_000;

const pageSize = 300;

/** Number of texts in memory at once. */
const textsPerPage = 50;

/** Maximum number of pages of one sweep: 20 messages a second for 20 minutes. The next sweep continues there. */
const maxPages = 80;

/** Maximum number of messages in the notice of parked messages. The next sweep names the others. */
const maxParked = 500;

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
  store: Store,
  found: readonly QueryDocumentSnapshot[],
  now: number,
): Promise<number> {
  const { db, deliveries, messages, mailDomain } = store;
  if (found.length === 0) return 0;
  const entries = await db.getAll(...found.map(({ id }) => deliveries.doc(id)), { fieldMask: [] });
  // A message with a time of deletion was sent. The database has deleted its entry first.
  const unknown = found.filter((message, index) => !entries[index]?.exists && !message.get('expireAt'));
  const canaries = await findCanaries(
    db,
    unknown.map(({ id }) => id),
  );
  const unclaimed = unknown.filter(({ id }) => !canaries.has(id)).map(({ id }) => messages.doc(id));
  let created = 0;
  for (let start = 0; start < unclaimed.length; start += textsPerPage) {
    const some = await db.getAll(...unclaimed.slice(start, start + textsPerPage));
    const entered = await Promise.all(
      some
        .filter(({ exists }) => exists)
        .map((message) => {
          const entry = createDelivery(message.id, getTraits(message, now), mailDomain);
          return createIfMissing(deliveries.doc(message.id), writeDelivery(entry));
        }),
    );
    created += entered.filter(Boolean).length;
  }
  return created;
}

/** Returns the ids of messages whose attempt is due, the earliest first. */
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

/** Returns the parked messages that the company does not know of yet. */
export async function listParked({ db, deliveries, messages }: Store): Promise<ParkedMessage[]> {
  const { docs: parked } = await deliveries.where('isParkedDue', '==', true).limit(maxParked).get();
  if (parked.length === 0) return [];
  const found = await db.getAll(...parked.map(({ id }) => messages.doc(id)), { fieldMask: ['phone'] });
  return parked.map((doc, index) => {
    const phone: unknown = found[index]?.get('phone');
    return {
      id: doc.id,
      phone: typeof phone === 'string' ? phone : '',
      receivedAt: readDelivery(doc)?.receivedAt ?? 0,
      code: (doc.get('lastError') as string | null) ?? '',
    };
  });
}

/** Counts the messages that are unsent an hour after receipt, and the parked ones. */
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

/** Delay before the sweep sends a notice, in ms. Until then it is sent together with the e-mail. */
const noticeDelay = 2 * 60_000;

const maxNotices = 50;

/** Returns the messages whose notice was not sent. */
export async function listDueNotices({ deliveries, clock }: Store) {
  const { docs } = await deliveries.where('notice', '==', 'due').limit(maxNotices).get();
  return docs
    .map((doc) => ({ id: doc.id, receivedAt: readDelivery(doc)?.receivedAt ?? 0 }))
    .filter(({ receivedAt }) => receivedAt <= clock() - noticeDelay);
}

export async function recordNotice({ deliveries }: Store, id: string, notice: 'sent' | 'failed') {
  await deliveries.doc(id).update({ notice });
}

/** Stores the time of this sweep, problems of the settings and, if given, the locale, for `tarcza-messages`. */
export async function recordHeartbeat(
  { sweepRef, clock }: Store,
  { problems = [], locale }: { problems?: readonly string[]; locale?: EmailLocale } = {},
): Promise<void> {
  const ranAt = Timestamp.fromMillis(clock());
  await sweepRef.set({ ranAt, problems: [...problems], ...(locale && { locale }) }, { merge: true });
}

/** Returns false if the document exists, with Firestore's code 6. */
async function createIfMissing(ref: DocumentReference, data: DocumentData): Promise<boolean> {
  return ref.create(data).then(
    () => true,
    (error: { code?: unknown }) => {
      if (error.code === 6) return false;
      throw error;
    },
  );
}
