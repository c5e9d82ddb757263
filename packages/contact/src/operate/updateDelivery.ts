import { changeEntries } from '../deliver/firestoreLedger/entries.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { resumeDelivery } from '../deliver/job.ts';
import type { Delivery } from '../deliver/delivery.ts';
import { readMessageById, getState } from './messages.ts';
import { UsageError } from './output.ts';

/** Sends a message to all recipients again, whatever its state. */
export async function resendMessage(ledger: Ledger, id: string) {
  if (getState(await readMessageById(ledger, id)) === 'new') {
    console.log(`${id} has not been tried yet. The next sweep sends it.`);
    return;
  }
  await updateDelivery(ledger, id, (entry) => {
    // A new Message-ID, because mail programs hide a second e-mail with the old one.
    const domain = /@([^>]+)>$/.exec(entry.messageId)?.[1] ?? 'localhost';
    const messageId = `<${id}.${Date.now().toString(36)}@${domain}>`;
    return { ...resumeDelivery(entry, Date.now()), messageId, missing: null, sentAt: null };
  });
  console.log(`${id} is up for sending again. It goes out with the next sweep, within five minutes.`);
}

/** Resumes the delivery of one parked message, or of all. */
export async function resumeMessages(ledger: Ledger, id: string | undefined, all: boolean) {
  if ((id !== undefined) === all) throw new UsageError('resume needs the id of a message, or --all.');
  const parked = ledger.deliveries.where('state', '==', 'parked').select();
  const ids = id ? [(await readMessageById(ledger, id)).id] : (await parked.get()).docs.map((doc) => doc.id);
  for (const each of ids) await updateDelivery(ledger, each, (entry) => resumeParked(each, entry));
  console.log(
    ids.length === 0
      ? 'No message is parked.'
      : `${ids.length} resumed. It goes out with the next sweep, within five minutes.`,
  );
}

function resumeParked(id: string, entry: Delivery): Delivery {
  if (entry.state === 'parked') return resumeDelivery(entry, Date.now());
  throw new UsageError(`${id} is not parked but "${entry.state}". "resend" sends it again all the same.`);
}

async function updateDelivery(ledger: Ledger, id: string, change: (entry: Delivery) => Delivery) {
  const [after] = await changeEntries(ledger, [id], (entry, { now }) => {
    if (entry.state === 'sending' && entry.leaseUntil > now)
      throw new UsageError(`${id} is being sent at this moment. Look again in a quarter of an hour.`);
    return change(entry);
  });
  if (!after) throw new UsageError(`${id} has not been tried yet.`);
}
