import { Timestamp } from 'firebase-admin/firestore';
import { afterFailure, afterSuccess, budgetAfterFailure } from '../decide.ts';
import type { Delivery, DigestClaim, Failure, MailBudget, Parked } from '../ledger.ts';
import { readBudget, readDelivery, writeBudget, writeDelivery } from './records.ts';
import { inChunks, inTransaction, type Store } from './store.ts';

/** Returns false when the lease of one of them was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  let kept = true;
  for (const some of inChunks(ids)) {
    const finished = await finish(store, some, (_, entry, now) =>
      afterSuccess(entry, owner, now, store.rules),
    );
    kept &&= finished.kept;
  }
  return kept;
}

/** Returns the message if it is parked now. */
export async function finishFailed(
  store: Store,
  id: string,
  owner: string,
  failure: Failure,
): Promise<Parked> {
  const change = changeOf(store, { failure, size: 1, owner });
  const freed = (budget: MailBudget) => budgetAfterFailure(id, budget, failure);
  return (await finish(store, [id], change, freed)).parked;
}

/** Returns the messages that are parked now. */
export async function finishFailedDigest(
  store: Store,
  { messages }: DigestClaim,
  owner: string,
  failure: Failure,
): Promise<Parked> {
  const change = changeOf(store, { failure, size: messages.length, owner });
  const parked: string[] = [];
  for (const some of inChunks(messages.map(({ id }) => id))) {
    parked.push(...(await finish(store, some, change)).parked);
  }
  return parked;
}

type Change = (id: string, entry: Delivery, now: number) => Delivery | null;

function changeOf({ rules }: Store, tried: { failure: Failure; size: number; owner: string }): Change {
  return (id, entry, now) => afterFailure(id, entry, { ...tried, now, rules });
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
  change: Change,
  freed?: (budget: MailBudget) => MailBudget,
): Promise<Finished> {
  const { messages, deliveries, budgetRef, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const found = await transaction.getAll(
      ...ids.map((id) => deliveries.doc(id)),
      ...ids.map((id) => messages.doc(id)),
      // Only where it changes: reading it makes other deliveries wait.
      ...(freed ? [budgetRef] : []),
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
    if (freed && finished.kept) {
      transaction.set(budgetRef, writeBudget(freed(readBudget(found[2 * ids.length]))));
    }
    return finished;
  });
}
