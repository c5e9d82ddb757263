import { claimed, newDelivery } from '../decide.ts';
import type { Claim } from '../ledger.ts';
import {
  readBudget,
  readDelivery,
  storedMessage,
  timeOfReceipt,
  writeBudget,
  writeDelivery,
} from './records.ts';
import { inTransaction, type Store } from './store.ts';

export function claim(store: Store, id: string, owner: string, notify = false): Promise<Claim> {
  const { messages, deliveries, budgetRef, mailDomain, fields, rules, clock } = store;
  return inTransaction(store, async (transaction) => {
    const now = clock();
    const [found, entry, budget] = await transaction.getAll(messages.doc(id), deliveries.doc(id), budgetRef);
    if (!found?.exists) {
      // A person asked for deletion. The entry has nothing left to tell.
      transaction.delete(deliveries.doc(id));
      return { verdict: 'gone' };
    }
    const before = readDelivery(entry) ?? newDelivery(id, timeOfReceipt(found, now), mailDomain);
    const mails = readBudget(budget);
    const after = claimed({ id, entry: before, budget: mails, owner, now, rules, notify });

    if (after.entry !== before) transaction.set(deliveries.doc(id), writeDelivery(after.entry));
    if (after.budget !== mails) transaction.set(budgetRef, writeBudget(after.budget));
    if (after.verdict !== 'yours') return { verdict: after.verdict };
    const { messageId, missing, notice } = after.entry;
    const message = storedMessage(found, after.entry, fields);
    return { verdict: 'yours', messageId, missing, message, noticeDue: notify && notice === 'due' };
  });
}
