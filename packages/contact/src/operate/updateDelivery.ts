import type { Firestore } from 'firebase-admin/firestore';
import { changeEntries } from '../deliver/firestoreLedger/entries.ts';
import { createFirestoreLedger } from '../deliver/firestoreLedger/store.ts';
import { resumeDelivery } from '../deliver/job.ts';
import type { Delivery } from '../deliver/ledger.ts';
import { readMessageById, getState } from './messages.ts';
import { UsageError } from './output.ts';

/** Sends a message to all recipients again, whatever its state. */
export async function resendMessage(db: Firestore, id: string) {
  if (getState(await readMessageById(db, id)) === 'new') {
    console.log(`${id} has not been tried yet. The next sweep sends it.`);
    return;
  }
  await updateDelivery(db, id, (entry) => {
    // A new Message-ID, because mail programs hide a second e-mail with the old one.
    const domain = /@([^>]+)>$/.exec(entry.messageId)?.[1] ?? 'localhost';
    const messageId = `<${id}.${Date.now().toString(36)}@${domain}>`;
    return { ...resumeDelivery(entry, Date.now()), messageId, missing: null, sentAt: null };
  });
  console.log(`${id} is up for sending again. It goes out with the next sweep, within five minutes.`);
}

/** Resumes the delivery of one parked message, or of all. */
export async function resumeMessages(db: Firestore, id: string | undefined, all: boolean) {
  if ((id !== undefined) === all) throw new UsageError('resume needs the id of a message, or --all.');
  const parked = db.collection('contact_deliveries').where('state', '==', 'parked').select();
  const ids = id ? [(await readMessageById(db, id)).id] : (await parked.get()).docs.map((doc) => doc.id);
  for (const each of ids) await updateDelivery(db, each, (entry) => resumeParked(each, entry));
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

async function updateDelivery(db: Firestore, id: string, made: (entry: Delivery) => Delivery) {
  const [after] = await changeEntries(
    createFirestoreLedger({ db, mailDomain: '' }),
    [id],
    (entry, { now }) => {
      if (entry.state === 'sending' && entry.leaseUntil > now)
        throw new UsageError(`${id} is being sent at this moment. Look again in a quarter of an hour.`);
      return made(entry);
    },
  );
  if (!after) throw new UsageError(`${id} has not been tried yet.`);
}
