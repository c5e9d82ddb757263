import { Timestamp } from 'firebase-admin/firestore';
import { afterFailure, afterSuccess, budgetAfterFailedDigest, budgetAfterFailure } from '../decide.ts';
import type { Delivery, DigestClaim, Failure, MailBudget, Parked } from '../ledger.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { inTransaction, type Store } from './store.ts';

export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const { kept } = await finish(store, ids, (_, entry, now) => afterSuccess(entry, owner, now, store.rules));
  return kept;
}

/** Answers with the message if it is parked now. */
export function finishFailed(store: Store, id: string, owner: string, failure: Failure): Promise<Parked> {
  return finishTried(store, [id], owner, failure, (budget) => budgetAfterFailure(id, budget, failure));
}

/** Answers with the messages that are parked now. */
export function finishFailedDigest(
  store: Store,
  { messages }: DigestClaim,
  owner: string,
  failure: Failure,
): Promise<Parked> {
  const ids = messages.map(({ id }) => id);
  return finishTried(store, ids, owner, failure, (budget) => budgetAfterFailedDigest(ids, budget, failure));
}

async function finishTried(
  store: Store,
  ids: readonly string[],
  owner: string,
  failure: Failure,
  spared: (budget: MailBudget) => MailBudget,
): Promise<Parked> {
  const { rules } = store;
  const { parked } = await finish(
    store,
    ids,
    (id, entry, now) => afterFailure(id, entry, { failure, size: ids.length, owner, now, rules }),
    spared,
  );
  return parked;
}

interface Finished {
  /** False when the lease of one of them was lost. */
  kept: boolean;
  parked: string[];
}

/** Stores how a try ended, together with the message's date of deletion. */
function finish(
  store: Store,
  ids: readonly string[],
  change: (id: string, entry: Delivery, now: number) => Delivery | null,
  spared?: (budget: MailBudget) => MailBudget,
): Promise<Finished> {
  const { messages, deliveries, budgetRef, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const found = await transaction.getAll(
      ...ids.map((id) => deliveries.doc(id)),
      ...ids.map((id) => messages.doc(id)),
      // Only where it changes: to read it is to make other deliveries wait.
      ...(spared ? [budgetRef] : []),
    );
    const entries = found.slice(0, ids.length);
    const stored = found.slice(ids.length, 2 * ids.length);

    const finished: Finished = { kept: true, parked: [] };
    entries.forEach((snapshot, index) => {
      const before = readDelivery(snapshot);
      const after = before && change(snapshot.id, before, now);
      if (!after) {
        finished.kept = false;
        return;
      }
      transaction.set(snapshot.ref, writeDelivery(after));
      if (after.state === 'parked') finished.parked.push(snapshot.id);
      const message = stored[index];
      if (after.expireAt !== null && message?.exists) {
        transaction.update(message.ref, { expireAt: Timestamp.fromMillis(after.expireAt) });
      }
    });
    if (spared && finished.kept) {
      transaction.set(budgetRef, writeBudget(spared(readBudget(found[2 * ids.length]))));
    }
    return finished;
  });
}
