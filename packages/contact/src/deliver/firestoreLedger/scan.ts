import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { EmailLocale } from '../../email/locale.ts';
import { alone, unsentStates } from '../delivery.ts';
import { isDue } from '../job.ts';
import { createEntries } from './entries.ts';
import { readDelivery, readTime } from './records.ts';
import { runTransaction, type Database } from './database.ts';

const hour = 3_600_000;

/** Age from which a message without an event counts as unclaimed, in ms. */
const eventTimeout = 2 * 60_000;

/** Overlap of two scans, in ms. A write may become visible later than its timestamp. */
const scanOverlap = 10 * 60_000;

/** Time after which a scan begins with the oldest message again, in ms. A restored one is older than the last scan. */
const wholeScanInterval = 24 * hour;

const pageSize = 300;

/** Number of texts in memory at once. */
const textsPerPage = 25;

/** Maximum number of pages of one sweep: 20 messages a second for 20 minutes. The next sweep continues there. */
const maxPages = 80;

export async function addUnclaimed(database: Database): Promise<void> {
  const { messages, sweepRef, clock } = database;
  const now = clock();
  const state = await sweepRef.get();
  // A time in the future is of a wrong clock.
  const readPast = (field: string) => {
    const time = readTime(state, field);
    return time !== null && time <= now ? time : null;
  };
  const isWhole = (readPast('wholeScanAt') ?? 0) < now - wholeScanInterval;
  const scannedUntil: unknown = readPast('scannedUntil') === null ? null : state.get('scannedUntil');
  // A commit can contain more messages than a sweep reads, all with one time, so the cursor is a time and an id.
  const scannedId: unknown = state.get('scannedId');
  // A sweep that breaks off leaves no cursor, so that the next one begins with the oldest message, too.
  if (isWhole)
    await sweepRef.set(
      { wholeScanAt: Timestamp.fromMillis(now), scannedUntil: null, scannedId: null },
      { merge: true },
    );
  const all = messages
    .where('createdAt', '<=', Timestamp.fromMillis(now - eventTimeout))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .select('createdAt', 'expireAt');
  let page = all;
  if (!isWhole && scannedUntil instanceof Timestamp)
    page =
      typeof scannedId === 'string' ? all.startAfter(scannedUntil, scannedId) : all.startAt(scannedUntil);

  for (let read = 0; read < maxPages; read++) {
    const { docs } = await page.limit(pageSize).get();
    await addEntries(database, docs);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) {
      const reached = Timestamp.fromMillis(now - scanOverlap);
      await sweepRef.set({ scannedUntil: reached, scannedId: null }, { merge: true });
      return;
    }
    await sweepRef.set(
      { scannedUntil: last.get('createdAt') as Timestamp, scannedId: last.id },
      { merge: true },
    );
    page = all.startAfter(last);
  }
}

async function addEntries(database: Database, found: readonly QueryDocumentSnapshot[]): Promise<void> {
  const { db, canaries, deliveries, messages, log } = database;
  if (found.length === 0) return;
  const entries = await db.getAll(...found.map(({ id }) => deliveries.doc(id)));
  // A message with a time of deletion was sent. The database has deleted its entry first.
  const unknown = found.filter(
    (message, index) => !message.get('expireAt') && !readDelivery(entries[index], log),
  );
  if (unknown.length === 0) return;
  // After reading the messages: a canary is registered before its message.
  const registered = await db.getAll(...unknown.map(({ id }) => canaries.doc(id)), { fieldMask: [] });
  const unclaimed = registered.filter(({ exists }) => !exists).map(({ id }) => id);
  for (let start = 0; start < unclaimed.length; start += textsPerPage) {
    const ids = unclaimed.slice(start, start + textsPerPage);
    await runTransaction(database, async (transaction) => {
      const stored = await transaction.getAll(...ids.map((id) => deliveries.doc(id)));
      const texts = await transaction.getAll(...ids.map((id) => messages.doc(id)));
      const missing = texts
        .map((message, index) => ({ message, stored: stored[index] }))
        .filter((each) => each.message.exists && !readDelivery(each.stored, log));
      await createEntries(database, transaction, missing);
    });
  }
}

/** Returns the ids of messages whose attempt is due: of new ones the earliest first, of refused ones the least often refused. */
export async function listDueMessages(
  { deliveries, clock }: Database,
  kind: 'single' | 'retry',
): Promise<string[]> {
  const now = clock();
  const open = await deliveries
    .where('state', 'in', ['retry', 'sending'])
    .orderBy('leaseUntil')
    .limit(maxPages * pageSize)
    .select('leaseUntil', 'batch', 'failures', 'rank')
    .get();
  const due = open.docs.filter(
    (doc) =>
      (doc.get('batch') === alone) === (kind === 'retry') &&
      isDue({ leaseUntil: readTime(doc, 'leaseUntil') ?? 0 }, now),
  );
  const compare = (name: string) => (one: QueryDocumentSnapshot, other: QueryDocumentSnapshot) =>
    Number(one.get(name)) - Number(other.get(name));
  if (kind === 'retry') due.sort(compare('rank')).sort(compare('failures'));
  return due.map(({ id }) => id);
}

/** Counts the messages that are unsent an hour after receipt, and the parked ones. */
export async function countWaiting({ deliveries, clock }: Database) {
  const late = deliveries
    .where(
      'state',
      'in',
      unsentStates.filter((state) => state !== 'parked'),
    )
    .where('receivedAt', '<=', Timestamp.fromMillis(clock() - hour));
  const parked = deliveries.where('state', '==', 'parked');
  const counts = await Promise.all([late, parked].map((query) => query.count().get()));
  const [overdue = 0, parkedCount = 0] = counts.map((answer) => answer.data().count);
  return { overdue, parked: parkedCount };
}

/** Stores the time of this sweep, problems of the settings and, if given, the locale, for `tarcza-messages`. */
export async function recordHeartbeat(
  { sweepRef, clock }: Database,
  { problems = [], locale }: { problems?: readonly string[]; locale?: EmailLocale } = {},
): Promise<void> {
  const ranAt = Timestamp.fromMillis(clock());
  // Own labels may be a module, which Firestore does not store.
  const stored = locale && { locale: JSON.parse(JSON.stringify(locale)) as EmailLocale };
  await sweepRef.set({ ranAt, problems: [...problems], ...stored }, { merge: true });
}
