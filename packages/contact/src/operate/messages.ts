import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Field, type MessageValues, standardFields } from '../contract/fields.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import { findPhotos } from '../deliver/firestoreLedger/photos.ts';
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

/** Reads one message with all its values, those of `fields` first. Throws a UsageError if there is no such message. */
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

/** Returns the id for an id or a short reference. Throws a UsageError if no message, or more than one, has the reference. */
export async function resolveId(db: Firestore, given: string): Promise<string> {
  const text = given.trim();
  const [, letter, digits] = /^([a-z])[\s\p{Pd}]?(\d{4})$/iu.exec(text) ?? [];
  if (!letter) {
    if (/^(?!__.*__$)[\w-]{1,200}$/.test(text)) return text;
    throw new UsageError(
      `"${text.slice(0, 40)}" cannot be the id of a message, nor a reference such as T-4821.`,
    );
  }
  const reference = `${letter.toUpperCase()}-${digits}`;
  const ids: string[] = [];
  for await (const { id } of readMessages(db)) if (getShortReference(id) === reference) ids.push(id);
  if (ids[0] !== undefined && ids.length === 1) return ids[0];
  throw new UsageError(
    ids.length === 0
      ? `No message has the reference ${reference}. "${command} list" shows what there is.`
      : `${ids.length} messages have the reference ${reference}: ${ids.join(', ')}. Name the id.`,
  );
}

/** Returns the number of messages, and of their photos and ledger entries. */
export async function countBelongings(db: Firestore, messages: readonly TracedMessage[]): Promise<string> {
  let photos = 0;
  for (let start = 0; start < messages.length; start += 100) {
    const refs = messages.slice(start, start + 100).map(({ id }) => db.doc(`contact_messages/${id}`));
    photos += (await findPhotos(db, refs)).flat().length;
  }
  const entries = messages.filter(({ delivery }) => delivery !== null).length;
  const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
  return `${count(messages.length, 'message')}, ${count(photos, 'photo')} and ${count(entries, 'ledger entry', 'ledger entries')}`;
}
