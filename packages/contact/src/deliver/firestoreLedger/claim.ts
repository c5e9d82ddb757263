import { claimDelivery, createDelivery } from '../delivery.ts';
import type { Claim } from '../ledger.ts';
import {
  readBudget,
  readDelivery,
  toStoredMessage,
  getTraits,
  writeBudget,
  writeDelivery,
} from './records.ts';
import { runTransaction, type Store } from './store.ts';

/** Claims a message. The caller must finish with `recordSent` or `recordFailure`. `notify`: whether notices are enabled. */
export function claim(store: Store, id: string, owner: string, notify = false): Promise<Claim> {
  const { messages, deliveries, budgetRef, mailDomain, fields, rules, clock } = store;
  return runTransaction(store, async (transaction) => {
    const now = clock();
    const [found, entry, budget] = await transaction.getAll(messages.doc(id), deliveries.doc(id), budgetRef);
    if (!found?.exists) {
      // The message was deleted on request.
      transaction.delete(deliveries.doc(id));
      return { result: 'deleted' };
    }
    const before = readDelivery(entry) ?? createDelivery(id, getTraits(found, now), mailDomain);
    const mails = readBudget(budget);
    const after = claimDelivery({ entry: before, budget: mails, owner, now, rules, notify });

    if (after.entry !== before) transaction.set(deliveries.doc(id), writeDelivery(after.entry));
    if (after.budget !== mails) transaction.set(budgetRef, writeBudget(after.budget));
    if (after.result !== 'claimed') return { result: after.result };
    const { messageId, missing, notice } = after.entry;
    const message = toStoredMessage(found, after.entry, fields);
    return { result: 'claimed', messageId, missing, message, isNoticeDue: notify && notice === 'due' };
  });
}
