import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Field, type MessageValues, standardFields } from '../contract/fields.ts';
import { readDelivery } from '../deliver/firestoreLedger/records.ts';
import { findCanaries } from '../deliver/firestoreLedger/store.ts';
import type { Delivery } from '../deliver/ledger.ts';
import { readMessage } from '../deliver/readMessage.ts';
import { command, UsageError } from './output.ts';

/** A message with its delivery. */
export interface TracedMessage {
  id: string;
  /** All values, those of the declared fields first. */
  content: MessageValues;
  receivedAt: number | null;
  /** Null until the first attempt. */
  delivery: Delivery | null;
}

/**
 * Reads one message with all its values.
 *
 * @param fields All fields of the form.
 * @throws UsageError if there is no such message.
 */
export async function readMessageById(
  db: Firestore,
  id: string,
  fields: readonly Field[] = standardFields,
): Promise<TracedMessage> {
  const [message, delivery] = await db.getAll(
    db.doc(`contact_messages/${id}`),
    db.doc(`contact_deliveries/${id}`),
  );
  if (!message?.exists)
    throw new UsageError(`There is no message ${id}. "${command} list" shows what there is.`);
  return toTracedMessage(message, delivery, fields);
}

/** Reads all messages of visitors, the newest first, page by page. */
export async function* readMessages(
  db: Firestore,
  fields: readonly Field[] = standardFields,
): AsyncGenerator<TracedMessage> {
  const page = db.collection('contact_messages').orderBy('createdAt', 'desc').limit(200);
  for (let last: DocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    last = docs.at(-1);
    if (!last) return;
    const deliveries = await db.getAll(...docs.map(({ id }) => db.doc(`contact_deliveries/${id}`)));
    const ours = await findCanaries(
      db,
      docs.map(({ id }) => id),
    );
    for (const [index, message] of docs.entries()) {
      if (!ours.has(message.id)) yield toTracedMessage(message, deliveries[index], fields);
    }
  }
}

function toTracedMessage(
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

export function getState({ delivery }: TracedMessage): string {
  return delivery?.state ?? 'new';
}
