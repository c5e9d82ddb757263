import { addToDigest, isFirstAttempt, selectNextDigest } from '../delivery.ts';
import type { Delivery, DigestClaim, SelectForDigest } from '../ledger.ts';
import { countPhotos } from './photos.ts';
import { readDelivery, toStoredMessage, writeDelivery } from './records.ts';
import { splitIntoChunks, runTransaction, type Store } from './store.ts';

/** Maximum number of messages of one digest, at most 20 MB. The others wait for the next one. */
const maxMessages = 3000;

interface Held {
  id: string;
  entry: Delivery;
}

/** Selects the next digest and claims its messages. Reads before it locks: other messages may be held meanwhile. */
export async function claimDigest(
  store: Store,
  owner: string,
  select: SelectForDigest,
): Promise<DigestClaim | null> {
  const chosen = selectNextDigest(await readHeldEntries(store), store.clock());
  const found = await readMessages(store, chosen);
  const [first] = found.keys();
  const entry = chosen.find(({ id }) => id === first)?.entry;
  if (!entry) return null;

  const fresh = isFirstAttempt(entry);
  const messages = [...found.values()];
  const digest = entry.digest ?? owner;
  const selected = (fresh ? select(messages) : messages).map(({ id }) => id);
  const claimed = await claimHeld(store, selected, { before: entry.digest, digest, owner });
  if (claimed.length === 0) return null;
  const photoCounts = await countPhotos(
    store.db,
    claimed.map((id) => store.messages.doc(id)),
  );
  return {
    id: digest,
    // A retry keeps its Message-ID.
    messageId: `<digest-${digest}@${store.mailDomain}>`,
    messages: claimed.flatMap((id, index) => {
      const message = found.get(id);
      return message ? [{ ...message, photoCount: photoCounts[index] ?? 0 }] : [];
    }),
    missing: entry.missing,
    isFirstAttempt: fresh,
  };
}

async function readHeldEntries({ deliveries }: Store): Promise<Held[]> {
  const { docs } = await deliveries
    .where('state', '==', 'held')
    .orderBy('receivedAt')
    .limit(maxMessages)
    .get();
  return docs.flatMap((doc) => {
    const entry = readDelivery(doc);
    return entry ? [{ id: doc.id, entry }] : [];
  });
}

/** Reads the messages by their ids. Deletes the entries of messages that were deleted on request. */
async function readMessages({ db, messages, deliveries, fields }: Store, held: readonly Held[]) {
  const found = new Map<string, ReturnType<typeof toStoredMessage>>();
  for (const some of splitIntoChunks(held)) {
    const snapshots = await db.getAll(...some.map(({ id }) => messages.doc(id)));
    for (const [index, { id, entry }] of some.entries()) {
      const snapshot = snapshots[index];
      if (snapshot?.exists) found.set(id, toStoredMessage(snapshot, entry, fields));
      else await deliveries.doc(id).delete();
    }
  }
  return found;
}

/** Claims the messages whose entries have not changed since they were read. Returns their ids. */
async function claimHeld(
  store: Store,
  ids: readonly string[],
  { before, digest, owner }: { before: string | null; digest: string; owner: string },
): Promise<string[]> {
  const claimed: string[] = [];
  for (const some of splitIntoChunks(ids)) {
    const taken = await runTransaction(store, async (transaction) => {
      const now = store.clock();
      const entries = await transaction.getAll(...some.map((id) => store.deliveries.doc(id)));
      return entries.flatMap((snapshot) => {
        const entry = readDelivery(snapshot);
        if (entry?.state !== 'held' || entry.digest !== before || entry.leaseUntil > now) return [];
        transaction.set(snapshot.ref, writeDelivery(addToDigest(entry, digest, owner, now, store.rules)));
        return [snapshot.id];
      });
    });
    claimed.push(...taken);
  }
  return claimed;
}
