import type { StoredMessage } from '../../email/storedMessage.ts';
import type { Delivery } from '../delivery.ts';
import * as jobs from '../job.ts';
import type { ClaimedDigest } from '../ledger.ts';
import { readMessage } from '../readMessage.ts';
import { type Database, runTransaction } from './database.ts';
import { findPhotos } from './photos.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';

/** Maximum number of messages in a digest. */
const maxMessages = 500;

/** Claims a digest: a transaction changes exactly its messages. */
export async function claimDigest(
  database: Database,
  kind: 'digest' | 'retry',
  owner: string,
): Promise<ClaimedDigest | null> {
  const { deliveries, budgetRef, clock, limits, log } = database;
  const ids = await (kind === 'digest' ? listHeld(database) : listPart(database));
  if (ids.length === 0) return null;
  return runTransaction(database, async (transaction) => {
    const [mails, ...stored] = await transaction.getAll(budgetRef, ...ids.map((id) => deliveries.doc(id)));
    const entries = new Map<string, Delivery>();
    for (const snapshot of stored) {
      const entry = readDelivery(snapshot, log);
      if (entry) entries.set(snapshot.id, entry);
    }
    const options = { kind, owner, now: clock(), limits };
    const claimed = jobs.claimDigest(entries, readBudget(mails, log), options);
    if (!claimed) return null;
    for (const [id, entry] of claimed.entries) transaction.set(deliveries.doc(id), writeDelivery(entry));
    transaction.set(budgetRef, writeBudget(claimed.budget));
    const [first] = claimed.entries.values();
    return { ids: [...claimed.entries.keys()], missing: first?.missing ?? null };
  });
}

/** Returns the ids of held messages: half of them the rarest and latest, half those that wait longest. */
async function listHeld({ deliveries }: Database): Promise<string[]> {
  const held = deliveries.where('state', '==', 'held').limit(maxMessages).select();
  const rare = held.orderBy('rank').orderBy('receivedAt', 'desc').get();
  const old = held.orderBy('receivedAt').get();
  const [ranked = [], oldest = []] = (await Promise.all([rare, old])).map(({ docs }) =>
    docs.map(({ id }) => id),
  );
  const half = maxMessages / 2;
  return [...new Set([...ranked.slice(0, half), ...oldest.slice(0, half), ...ranked])].slice(0, maxMessages);
}

/** Returns the ids of the part of a refused digest that is due and has the rarest text. */
async function listPart({ deliveries, clock, log }: Database): Promise<string[]> {
  const { docs } = await deliveries
    .where('state', '==', 'digest')
    .orderBy('rank')
    .orderBy('receivedAt', 'desc')
    .limit(2 * maxMessages)
    .get();
  const entries = docs.map((doc) => ({ id: doc.id, entry: readDelivery(doc, log) }));
  const first = entries.find(({ entry }) => entry && jobs.isDue(entry, clock()));
  const part = entries.filter(({ entry }) => first && entry?.batch === first.entry?.batch);
  return part.slice(0, maxMessages).map(({ id }) => id);
}

/** Reads messages that have an entry, without photos. */
export async function readMessages(
  { db, messages, deliveries, fields, log }: Database,
  ids: readonly string[],
): Promise<StoredMessage[]> {
  const refs = ids.map((id) => messages.doc(id));
  const entries = await db.getAll(...ids.map((id) => deliveries.doc(id)));
  const snapshots = await db.getAll(...refs);
  const photos = await findPhotos(db, refs);
  return snapshots.flatMap((message, index) => {
    const entry = readDelivery(entries[index], log);
    if (!message.exists || !entry) return [];
    const content = readMessage(fields, message.data() ?? {});
    const { receivedAt, possibleDuplicate } = entry;
    return {
      id: message.id,
      content,
      fields,
      receivedAt,
      possibleDuplicate,
      photoCount: photos[index]?.length ?? 0,
    };
  });
}
