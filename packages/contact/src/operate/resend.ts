import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { resumed } from '../deliver/decide.ts';
import { readDelivery, writeDelivery } from '../deliver/firestoreLedger/records.ts';
import { photoExpiry } from '../deliver/firestoreLedger/photos.ts';
import type { Delivery } from '../deliver/ledger.ts';
import { allMessages, oneMessage, stateOf } from './messages.ts';
import { command, Refusal } from './output.ts';

/** Sends a message to all recipients again, whatever its state. */
export async function resend(db: Firestore, id: string) {
  if (stateOf(await oneMessage(db, id)) === 'new') {
    console.log(`${id} has not been tried yet. The next sweep sends it.`);
    return;
  }
  await change(db, id, (entry) => {
    // A Message-ID of its own, because mail programs hide a second e-mail with the old one.
    const domain = /@([^>]+)>$/.exec(entry.messageId)?.[1] ?? 'localhost';
    const messageId = `<${id}.${Date.now().toString(36)}@${domain}>`;
    return { ...resumed(entry, Date.now()), messageId, missing: null, sentAt: null };
  });
  console.log(`${id} is up for sending again. It goes out with the next sweep, within five minutes.`);
}

/** Lets a parked message be tried again, or all of them. */
export async function resume(db: Firestore, id: string | undefined, all: boolean) {
  if ((id !== undefined) === all) throw new Refusal('resume needs the id of a message, or --all.');
  const ids: string[] = [];
  if (id) ids.push((await oneMessage(db, id)).id);
  else for await (const message of allMessages(db)) if (stateOf(message) === 'parked') ids.push(message.id);
  for (const each of ids) await change(db, each, (entry) => parkedOnly(each, entry));
  console.log(
    ids.length === 0
      ? 'No message is parked.'
      : `${ids.length} resumed. It goes out with the next sweep, within five minutes.`,
  );
}

/** Takes a message out of the delivery until it is resumed. */
export async function park(db: Firestore, id: string) {
  if (stateOf(await oneMessage(db, id)) === 'new') {
    throw new Refusal(
      `${id} has not been tried yet, so there is nothing to park. Look again in five minutes.`,
    );
  }
  await change(db, id, (entry) => {
    if (entry.state === 'sent') throw new Refusal(`${id} is sent already. There is nothing to park.`);
    return { ...entry, state: 'parked', owner: null, leaseUntil: Date.now(), digest: null };
  });
  console.log(`${id} is parked. "${command} resume ${id}" lets it go on.`);
}

function parkedOnly(id: string, entry: Delivery): Delivery {
  if (entry.state === 'parked') return resumed(entry, Date.now());
  throw new Refusal(`${id} is not parked but "${entry.state}". "resend" sends it again all the same.`);
}

async function change(db: Firestore, id: string, made: (entry: Delivery) => Delivery) {
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(`contact_deliveries/${id}`);
    const message = db.doc(`contact_messages/${id}`);
    const entry = readDelivery(await transaction.get(ref));
    const setPhotoExpiry = await photoExpiry(transaction, [message]);
    if (!entry) throw new Refusal(`${id} has not been tried yet.`);
    if (entry.state === 'sending' && entry.leaseUntil > Date.now()) {
      throw new Refusal(`${id} is being sent at this moment. Look again in ten minutes.`);
    }
    const after = made(entry);
    transaction.set(ref, writeDelivery(after));
    // The day of deletion of an unsent message no longer applies.
    if (entry.expireAt !== null && after.expireAt === null) {
      transaction.update(message, { expireAt: FieldValue.delete() });
      setPhotoExpiry(0, FieldValue.delete());
    }
  });
}
