import { createHash } from 'node:crypto';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type DigestClaim, inDigest } from '../ledger.ts';
import { readBudget, readDelivery, storedMessage, writeBudget, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

export function claimDigest(
  store: Store,
  owner: string,
  { following }: { following: boolean },
): Promise<DigestClaim | null> {
  const { messages, budgetRef, mailDomain, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const budget = readBudget(await transaction.get(budgetRef));
    if (!following && now - budget.digestAt < rules.digestEvery) return null;

    const entries = await heldEntries(store, transaction);
    if (entries.length === 0) return null;

    const stored = await transaction.getAll(...entries.map(({ id }) => messages.doc(id)));
    const listed = stored.filter(({ exists }) => exists).map(({ id }) => id);
    const id = digestId(listed);
    const digest: DigestClaim = { id, messageId: `<digest-${id}@${mailDomain}>`, messages: [] };
    for (const [index, snapshot] of entries.entries()) {
      const message = stored[index];
      const entry = readDelivery(snapshot);
      if (!message?.exists || !entry) {
        transaction.delete(snapshot.ref);
        continue;
      }
      digest.messages.push(storedMessage(message, entry));
      transaction.set(snapshot.ref, writeDelivery(inDigest(entry, id, owner, now, rules)));
    }
    if (digest.messages.length === 0) return null;
    digest.messages.sort((one, other) => one.receivedAt - other.receivedAt);
    transaction.set(budgetRef, writeBudget({ ...budget, digestAt: now }));
    return digest;
  });
}

/** The held messages that go out next: those of a digest that broke off, else those that were in none yet. */
async function heldEntries(
  { deliveries, rules }: Store,
  transaction: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const held = await transaction.get(
    deliveries.where('state', '==', 'held').orderBy('leaseUntil').limit(rules.digestSize),
  );
  const brokenOff: unknown = held.docs[0]?.get('digest') ?? null;
  if (brokenOff === null) return held.docs.filter((entry) => entry.get('digest') === null);

  // Sent again with the same messages, so that it gets the same Message-ID.
  const again = await transaction.get(
    deliveries.where('digest', '==', brokenOff).where('state', '==', 'held'),
  );
  return again.docs;
}

/**
 * The same messages make the same id, and so the same Message-ID when the digest goes out again. Other messages must
 * make another one, or mail programs would fold a digest into an earlier one and hide what it lists.
 */
function digestId(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 20);
}
