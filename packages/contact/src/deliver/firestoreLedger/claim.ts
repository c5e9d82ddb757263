import { type Claim, claimed, newDelivery } from '../ledger.ts';
import {
  readBudget,
  readDelivery,
  storedMessage,
  timeOfReceipt,
  writeBudget,
  writeDelivery,
} from './records.ts';
import { inTransaction, type Store } from './store.ts';

export function claim(store: Store, id: string, owner: string): Promise<Claim> {
  const { messages, deliveries, budgetRef, mailDomain, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const [message, entry, budget] = await transaction.getAll(
      messages.doc(id),
      deliveries.doc(id),
      budgetRef,
    );
    if (!message?.exists) {
      // A person asked for deletion. The entry has nothing left to tell.
      transaction.delete(deliveries.doc(id));
      return { verdict: 'gone' };
    }
    const before = readDelivery(entry) ?? newDelivery(id, timeOfReceipt(message, now), mailDomain, now);
    const after = claimed(id, before, readBudget(budget), owner, now, rules);

    if (after.entry !== before) transaction.set(deliveries.doc(id), writeDelivery(after.entry));
    if (after.verdict !== 'yours') return { verdict: after.verdict };
    transaction.set(budgetRef, writeBudget(after.budget));
    return {
      verdict: 'yours',
      messageId: after.entry.messageId,
      message: storedMessage(message, after.entry),
    };
  });
}
