import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isPaused } from '../budget.ts';
import { addToDigest } from '../delivery.ts';
import { selectNextDigest } from '../selectNextDigest.ts';
import type { Delivery, DigestClaim } from '../ledger.ts';
import type { StoredMessage } from '../../email/storedMessage.ts';
import { takeFromCap } from './budget.ts';
import { findPhotos } from './photos.ts';
import { readBudget, readDelivery, toStoredMessage, writeDelivery } from './records.ts';
import { splitIntoChunks, runTransaction, type Store } from './store.ts';

/** Maximum number of held messages among which a digest selects. */
const maxHeld = 30_000;

/** Number of entries that are read at once. */
const entriesPerPage = 1000;

interface Held {
  id: string;
  entry: Delivery;
}

/** Claims the next digest. Returns null if none is due or the cap allows none. Reads before it locks. */
export async function claimDigest(store: Store, owner: string): Promise<DigestClaim | null> {
  const budget = readBudget(await store.budgetRef.get());
  if (isPaused(budget, store.clock())) return null;
  const selected = selectNextDigest(await readHeldEntries(store), store.clock());
  const [first] = selected;
  if (!first || !(await takeFromCap(store, 'digest', owner))) return null;

  const digest = first.entry.digest ?? owner;
  const claimed = await claimHeld(store, selected, { before: first.entry.digest, digest, owner });
  // A race with another sweep, or deleted messages. The e-mail counts all the same.
  if (claimed.length === 0) return null;
  const isWithoutText = budget.withoutTextUntil > store.clock();
  const messages = claimed.map(({ id, entry }) => ({
    id,
    entry: { ...entry, withoutText: entry.withoutText || isWithoutText },
  }));
  return {
    id: digest,
    // A retry keeps its Message-ID.
    messageId: `<digest-${digest}@${store.mailDomain}>`,
    ids: claimed.map(({ id }) => id),
    missing: first.entry.missing,
    hasText: messages.some(({ entry }) => !entry.withoutText),
    isRepeat: first.entry.digest !== null || first.entry.missing !== null,
    read: () => readMessages(store, messages),
  };
}

async function readHeldEntries({ deliveries }: Store): Promise<Held[]> {
  const held: Held[] = [];
  const all = deliveries.where('state', '==', 'held').orderBy('receivedAt').limit(entriesPerPage);
  for (let last: DocumentSnapshot | undefined; held.length < maxHeld; ) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    for (const doc of docs) {
      const entry = readDelivery(doc);
      if (entry) held.push({ id: doc.id, entry });
    }
    last = docs.at(-1);
    if (docs.length < entriesPerPage) break;
  }
  return held;
}

/** Claims the messages whose entries have not changed since they were read. Deletes the entries of deleted messages. */
async function claimHeld(
  store: Store,
  held: readonly Held[],
  { before, digest, owner }: { before: string | null; digest: string; owner: string },
): Promise<Held[]> {
  const { messages, deliveries, rules, clock } = store;
  const claimed: Held[] = [];
  for (const some of splitIntoChunks(held)) {
    const taken = await runTransaction(store, async (transaction) => {
      const now = clock();
      const entries = await transaction.getAll(...some.map(({ id }) => deliveries.doc(id)));
      const existing = await transaction.getAll(...some.map(({ id }) => messages.doc(id)), { fieldMask: [] });
      return entries.flatMap((snapshot, index) => {
        const entry = readDelivery(snapshot);
        const isDue = before !== null || (entry?.leaseUntil ?? 0) <= now;
        if (entry?.state !== 'held' || entry.digest !== before || !isDue) return [];
        if (!existing[index]?.exists) {
          transaction.delete(snapshot.ref);
          return [];
        }
        const after = addToDigest(entry, digest, { owner, now, rules });
        transaction.set(snapshot.ref, writeDelivery(after));
        return [{ id: snapshot.id, entry: after }];
      });
    });
    claimed.push(...taken);
  }
  return claimed;
}

/** Number of messages in memory at once. */
const messagesPerPage = 100;

async function* readMessages(
  { db, messages, fields }: Store,
  claimed: readonly Held[],
): AsyncGenerator<StoredMessage[]> {
  for (let start = 0; start < claimed.length; start += messagesPerPage) {
    const some = claimed.slice(start, start + messagesPerPage);
    const refs = some.map(({ id }) => messages.doc(id));
    const snapshots = await db.getAll(...refs);
    const photos = await findPhotos(db, refs);
    yield snapshots.flatMap((snapshot, index) => {
      const entry = some[index]?.entry;
      if (!snapshot.exists || !entry) return [];
      return [{ ...toStoredMessage(snapshot, entry, fields), photoCount: photos[index]?.length ?? 0 }];
    });
  }
}
