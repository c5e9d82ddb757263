import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readDelivery } from '../deliver/firestoreLedger.ts';
import { isLocal } from './connect.ts';
import { oneMessage, stateOf } from './messages.ts';
import { Refusal } from './refusal.ts';

export async function resend(db: Firestore, id: string, project: string) {
  const message = await oneMessage(db, id);
  if (stateOf(message) === 'new') {
    console.log(`${id} has not been tried yet. The next sweep sends it without further ado.`);
    return;
  }
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(`contact_deliveries/${id}`);
    const entry = readDelivery(await transaction.get(ref));
    if (entry?.state === 'sending' && entry.leaseUntil > Date.now()) {
      throw new Refusal(`${id} is being sent at this moment. Look again in two minutes.`);
    }
    // A Message-ID of its own, because mail programs hide a second e-mail with the old one.
    const domain = /@([^>]+)>$/.exec(entry?.messageId ?? '')?.[1] ?? 'localhost';
    transaction.update(ref, {
      state: 'retry',
      owner: null,
      leaseUntil: Timestamp.now(),
      digest: null,
      messageId: `<${id}.${Date.now().toString(36)}@${domain}>`,
    });
  });
  const when = isLocal(project)
    ? 'Run "npm run messages -- sweep" to send it.'
    : 'It goes out within five minutes.';
  console.log(`${id} is up for sending again. ${when}`);
}
