import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { runTransaction } from '../deliver/firestoreLedger/database.ts';
import { createEntries } from '../deliver/firestoreLedger/entries.ts';
import { restartDelivery } from '../deliver/job.ts';
import { readMessageById } from './messages.ts';

/** Sends one message, whatever its state, or all parked ones to all recipients again. */
export async function resendMessages(ledger: Ledger, id?: string): Promise<void> {
  const parked = ledger.deliveries.where('state', '==', 'parked').select();
  const found = id ? await readMessageById(ledger, id) : undefined;
  if (found && !found.delivery) await createEntry(ledger, found.id);
  const ids = found ? [found.id] : (await parked.get()).docs.map((doc) => doc.id);
  const changed = await ledger.changeEntries(ids, (entry, about) => {
    // It was sent, or is being sent, since the list was read.
    if (id === undefined && entry.state !== 'parked') return null;
    if (entry.state === 'sending' && entry.leaseUntil > about.now)
      throw new Error(`${about.id} is being sent at this moment. Look again in a quarter of an hour.`);
    // A new Message-ID, because mail programs hide a second e-mail with the old one.
    const messageId = entry.messageId.replace(/^.*@/, `<${about.id}.${Date.now().toString(36)}@`);
    return { ...restartDelivery(entry, Date.now()), messageId };
  });
  console.log(`The next sweep, within five minutes, sends ${changed.filter(Boolean).length} message(s).`);
}

/** Creates the entry of a message that no function has seen, or whose entry the database has deleted. */
function createEntry(ledger: Ledger, id: string) {
  return runTransaction(ledger, async (transaction) => {
    const [stored, message] = await transaction.getAll(ledger.deliveries.doc(id), ledger.messages.doc(id));
    if (message) await createEntries(ledger, transaction, [{ message, stored }]);
  });
}
