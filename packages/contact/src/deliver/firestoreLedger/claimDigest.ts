import { createHash } from 'node:crypto';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inDigest, nextDigest } from '../decide.ts';
import type { Delivery, DigestClaim, DigestOptions } from '../ledger.ts';
import { readBudget, readDelivery, storedMessage, writeBudget, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

/** As many held messages as one digest is chosen from. */
const candidates = 500;

/** An entry that is held, as read and as stored. */
interface Held {
  id: string;
  entry: Delivery;
  snapshot: QueryDocumentSnapshot;
}

export function claimDigest(
  store: Store,
  owner: string,
  { following, fits }: DigestOptions,
): Promise<DigestClaim | null> {
  const { messages, budgetRef, mailDomain, fields, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const budget = readBudget(await transaction.get(budgetRef));
    if (!following && now - budget.digestAt < rules.digestEvery) return null;

    const chosen = await chosenEntries(store, transaction, now);
    if (chosen.length === 0) return null;
    const stored = await transaction.getAll(...chosen.map(({ id }) => messages.doc(id)));
    const found = new Map<string, DocumentSnapshot>(
      stored.filter(({ exists }) => exists).map((message) => [message.id, message]),
    );
    // Who asked for deletion leaves nothing behind.
    for (const { id, snapshot } of chosen) if (!found.has(id)) transaction.delete(snapshot.ref);

    const present = chosen.flatMap((held) => {
      const message = found.get(held.id);
      return message ? [{ ...held, message: storedMessage(message, held.entry, fields) }] : [];
    });
    const again = present[0]?.entry.digest ?? null;
    const length = again === null ? fits(present.map(({ message }) => message)) : present.length;
    const listed = present.slice(0, length);
    if (listed.length === 0) return null;

    const id = digestId(listed.map((held) => held.id));
    for (const { entry, snapshot } of listed) {
      transaction.set(snapshot.ref, writeDelivery(inDigest(entry, id, owner, now, rules)));
    }
    transaction.set(budgetRef, writeBudget({ ...budget, digestAt: now }));
    return {
      id,
      messageId: `<digest-${id}@${mailDomain}>`,
      messages: listed.map(({ message }) => message),
      missing: listed[0]?.entry.missing ?? null,
    };
  });
}

/** The held messages that go out next; all of a digest that broke off, so that it gets the same Message-ID. */
async function chosenEntries(
  { deliveries, rules }: Store,
  transaction: Transaction,
  now: number,
): Promise<Held[]> {
  const found = await transaction.get(
    deliveries.where('state', '==', 'held').orderBy('crowd').orderBy('receivedAt').limit(candidates),
  );
  const chosen = nextDigest(heldIn(found.docs), now, rules);
  const brokenOff = chosen[0]?.entry.digest ?? null;
  if (brokenOff === null) return chosen;
  const again = await transaction.get(
    deliveries.where('digest', '==', brokenOff).where('state', '==', 'held'),
  );
  return heldIn(again.docs);
}

function heldIn(snapshots: readonly QueryDocumentSnapshot[]): Held[] {
  return snapshots.flatMap((snapshot) => {
    const entry = readDelivery(snapshot);
    return entry ? [{ id: snapshot.id, entry, snapshot }] : [];
  });
}

/**
 * The same messages make the same id, and so the same Message-ID when the digest goes out again. Other messages must
 * make another one, or mail programs would fold a digest into an earlier one and hide what it lists.
 */
function digestId(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 20);
}
