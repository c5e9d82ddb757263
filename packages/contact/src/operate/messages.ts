import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Field, type MessageValues, standardFields } from '../contract/extraFields.ts';
import { readDelivery } from '../deliver/firestoreLedger/records.ts';
import { canariesAmong } from '../deliver/firestoreLedger/store.ts';
import type { Delivery } from '../deliver/ledger.ts';
import { readMessage } from '../deliver/readMessage.ts';
import { command, Refusal } from './output.ts';

/** A message with what became of it. */
export interface TracedMessage {
  id: string;
  /** All values, those of the declared fields first. */
  content: MessageValues;
  receivedAt: number | null;
  /** Null until the first try. */
  delivery: Delivery | null;
}

/** @param fields The form's list. A message is read with all that it holds, whether a field names it or not. */
export async function oneMessage(
  db: Firestore,
  id: string,
  fields: readonly Field[] = standardFields,
): Promise<TracedMessage> {
  const [message, delivery] = await db.getAll(
    db.doc(`contact_messages/${id}`),
    db.doc(`contact_deliveries/${id}`),
  );
  if (!message?.exists)
    throw new Refusal(`There is no message ${id}. "${command} list" shows what there is.`);
  return traced(message, delivery, fields);
}

/** Every message of a visitor, newest first, page by page. */
export async function* allMessages(
  db: Firestore,
  fields: readonly Field[] = standardFields,
): AsyncGenerator<TracedMessage> {
  const page = db.collection('contact_messages').orderBy('createdAt', 'desc').limit(200);
  for (let last: DocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    last = docs.at(-1);
    if (!last) return;
    const deliveries = await db.getAll(...docs.map(({ id }) => db.doc(`contact_deliveries/${id}`)));
    const ours = await canariesAmong(
      db,
      docs.map(({ id }) => id),
    );
    for (const [index, message] of docs.entries()) {
      if (!ours.has(message.id)) yield traced(message, deliveries[index], fields);
    }
  }
}

function traced(
  message: DocumentSnapshot,
  delivery: DocumentSnapshot | undefined,
  fields: readonly Field[],
): TracedMessage {
  const createdAt: unknown = message.get('createdAt');
  return {
    id: message.id,
    content: readMessage(fields, message.data() ?? {}),
    receivedAt: createdAt instanceof Timestamp ? createdAt.toMillis() : null,
    delivery: readDelivery(delivery),
  };
}

export function stateOf({ delivery }: TracedMessage): string {
  return delivery?.state ?? 'new';
}
