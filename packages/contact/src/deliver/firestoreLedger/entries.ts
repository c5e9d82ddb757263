import { createHash } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { MessageValues } from '../../contract/values.ts';
import { getGroupKey } from '../../email/messageGroups.ts';
import { getText } from '../../email/fieldLines.ts';
import * as jobs from '../job.ts';
import { createDelivery, type Delivery, type MailBudget, unsentStates } from '../delivery.ts';
import type { Change, Claim } from '../ledger.ts';
import { readMessage } from '../readMessage.ts';
import { getExpiryCutoff, scheduleDeletion } from '../retention.ts';
import { findPhotos } from './photos.ts';
import { getReceivedAt, readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { runTransaction, type Database } from './database.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Creates the entries of messages in a transaction that has not written yet. Counts the text and the phone number of each
 * message, so that a digest begins with the rare ones.
 *
 * @param unclaimed Messages without an entry, or with a damaged one.
 */
export async function createEntries(
  { counts, deliveries, mailDomain, fields, clock }: Database,
  transaction: Transaction,
  unclaimed: readonly { message: DocumentSnapshot; stored: DocumentSnapshot | undefined }[],
): Promise<Delivery[]> {
  if (unclaimed.length === 0) return [];
  const now = clock();
  const today = new Date(now).toISOString().slice(0, 10);
  const keys = unclaimed.map(({ message }) => {
    const content = readMessage(fields, message.data() ?? {});
    return [getGroupKey(content), getPhoneKey(content)];
  });
  const refs = [...new Set(keys.flat())].map((key) => counts.doc(`${today}_${key}`));
  const stored = await transaction.getAll(...refs);
  const numbers = new Map(stored.map((count) => [count.id, Number(count.get('count')) || 0]));
  const count = (key: string): number => {
    const number = (numbers.get(`${today}_${key}`) ?? 0) + 1;
    numbers.set(`${today}_${key}`, number);
    return number;
  };
  const entries = unclaimed.map(({ message, stored: damaged }, index) => {
    const rank = Math.max(...(keys[index] ?? []).map(count));
    const receivedAt = getReceivedAt(message, now);
    const created = createDelivery(message.id, receivedAt, rank, mailDomain);
    // An old message may be restored, and its entry lost.
    const entry = { ...created, possibleDuplicate: damaged?.exists || receivedAt < now - hour };
    transaction.set(deliveries.doc(message.id), writeDelivery(entry));
    return entry;
  });
  const expireAt = Timestamp.fromMillis(now + 2 * day);
  for (const ref of refs) transaction.set(ref, { count: numbers.get(ref.id) ?? 0, expireAt });
  return entries;
}

function getPhoneKey(content: MessageValues): string {
  const phone = getText(content, 'phone').replace(/\D/g, '').slice(-9);
  return createHash('sha256').update(phone).digest('base64url').slice(0, 16);
}

/** Returns the documents that may have the hash of a message's phone number. The database deletes them within days. */
export function getPhoneCountRefs({ counts, clock }: Database, content: MessageValues): DocumentReference[] {
  const key = getPhoneKey(content);
  const days = [0, 1, 2, 3].map((n) => new Date(clock() - n * day).toISOString().slice(0, 10));
  return days.map((each) => counts.doc(`${each}_${key}`));
}

/** Claims a message. The caller must end with `recordAttempt`. */
export function claimMessage(database: Database, id: string, owner: string): Promise<Claim> {
  const { messages, deliveries, budgetRef, fields, limits, clock, log } = database;
  return runTransaction(database, async (transaction) => {
    const [message, stored, mails] = await transaction.getAll(
      messages.doc(id),
      deliveries.doc(id),
      budgetRef,
    );
    if (!message?.exists) {
      // The message was deleted on request.
      transaction.delete(deliveries.doc(id));
      return { result: 'deleted' };
    }
    const before =
      readDelivery(stored, log) ?? (await createEntries(database, transaction, [{ message, stored }]))[0];
    if (!before) throw new Error('There is no entry.');
    const budget = readBudget(mails, log);
    const after = jobs.claimDelivery({ entry: before, budget }, { owner, now: clock(), limits });
    if (after.entry !== before) transaction.set(deliveries.doc(id), writeDelivery(after.entry));
    if (after.budget !== budget) transaction.set(budgetRef, writeBudget(after.budget));
    if (after.result !== 'claimed') return { result: after.result };
    const { receivedAt, possibleDuplicate } = after.entry;
    const content = readMessage(fields, message.data() ?? {});
    const claimed = { id, content, fields, receivedAt, possibleDuplicate };
    return { result: after.result, entry: after.entry, message: claimed };
  });
}

export async function getBudget({ budgetRef, log }: Database): Promise<MailBudget> {
  return readBudget(await budgetRef.get(), log);
}

/** Changes what all e-mails share, unless `change` returns null. Returns whether it was changed. */
export function changeBudget(database: Database, change: (budget: MailBudget) => MailBudget | null) {
  const { budgetRef, log } = database;
  return runTransaction(database, async (transaction) => {
    const after = change(readBudget(await transaction.get(budgetRef), log));
    if (after) transaction.set(budgetRef, writeBudget(after));
    return after !== null;
  });
}

/** Maximum number of messages of one transaction, whose documents may have 10 MiB together. */
const maxDocuments = 40;
/** The same with photos. */
const maxWithPhotos = 4;

/** Changes entries, and the time of deletion of their messages and photos. Returns the new entries, null for an unchanged one. */
export async function changeEntries(
  database: Database,
  ids: readonly string[],
  change: Change,
): Promise<(Delivery | null)[]> {
  const changed: (Delivery | null)[] = [];
  for (let start = 0; start < ids.length; start += maxDocuments) {
    const some = ids.slice(start, start + maxDocuments);
    const refs = some.map((id) => database.messages.doc(id));
    const photos = await findPhotos(database.db, refs);
    const heavy = some.filter((_, index) => photos[index]?.length);
    const groups = [some.filter((_, index) => !photos[index]?.length)];
    while (heavy.length > 0) groups.push(heavy.splice(0, maxWithPhotos));
    const filled = groups.filter(({ length }) => length > 0);
    changed.push(...(await Promise.all(filled.map((each) => changeTogether(database, each, change)))).flat());
  }
  return changed;
}

function changeTogether(database: Database, ids: readonly string[], change: Change) {
  const { messages, deliveries, clock, log } = database;
  const refs = ids.map((id) => messages.doc(id));
  return runTransaction(database, async (transaction) => {
    const snapshots = await transaction.getAll(...ids.map((id) => deliveries.doc(id)));
    const stored = await transaction.getAll(...refs, { fieldMask: [] });
    const photos = await findPhotos(transaction, refs);
    return snapshots.map((snapshot, index) => {
      const before = readDelivery(snapshot, log);
      const files = photos[index] ?? [];
      const about = { id: snapshot.id, now: clock(), hasPhotos: files.length > 0 };
      const after = before && change(before, about);
      const message = stored[index];
      // The message was deleted on request.
      if (!message?.exists) transaction.delete(snapshot.ref);
      if (!after || !message?.exists) return null;
      transaction.set(snapshot.ref, writeDelivery(after));
      if (after.expireAt !== before.expireAt) {
        const expireAt = after.expireAt === null ? FieldValue.delete() : Timestamp.fromMillis(after.expireAt);
        // The database does not delete photos together with their message.
        for (const { ref } of [message, ...files]) transaction.update(ref, { expireAt });
      }
      return after;
    });
  });
}

/** Maximum number of messages of one sweep. */
const maxMessages = 1500;

/** Schedules messages for deletion that stayed unsent for a year. Returns their number and the first time. */
export async function expireUnsent(database: Database) {
  const { docs } = await database.deliveries
    .where('state', 'in', unsentStates)
    .where('receivedAt', '<=', Timestamp.fromMillis(getExpiryCutoff(database.clock())))
    .orderBy('receivedAt')
    .limit(maxMessages)
    .get();
  const entries = docs.map((doc) => ({
    id: doc.id,
    expireAt: readDelivery(doc, database.log)?.expireAt ?? null,
  }));
  const undated = entries.filter(({ expireAt }) => expireAt === null).map(({ id }) => id);
  const dated = await changeEntries(database, undated, (entry, { now }) => scheduleDeletion(entry, now));
  const days = [...entries, ...dated].flatMap((entry) => entry?.expireAt ?? []);
  return { count: days.length, first: days.length > 0 ? Math.min(...days) : null };
}
