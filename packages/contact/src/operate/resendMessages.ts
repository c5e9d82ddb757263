import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { restartDelivery } from '../deliver/job.ts';
import { readMessageById } from './messages.ts';

/** Sends one message, whatever its state, or all parked ones to all recipients again. */
export async function resendMessages(ledger: Ledger, id?: string): Promise<void> {
  const parked = ledger.deliveries.where('state', '==', 'parked').select();
  const found = id ? await readMessageById(ledger, id) : undefined;
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
  // One without an entry is sent in any case.
  const count = found?.state === 'new' ? 1 : changed.filter(Boolean).length;
  console.log(`The next sweep, within five minutes, sends ${count} message(s).`);
}
