import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { MessageValues } from '../contract/values.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import { type Delivery, getMessageState, type MessageState } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readDelivery, readTime } from '../deliver/firestoreLedger/records.ts';
import { readMessage } from '../deliver/readMessage.ts';

export interface TracedMessage {
  id: string;
  /** All values, those of the declared fields first. */
  content: MessageValues;
  receivedAt: number | null;
  /** Null until the first attempt, and if the database has deleted the entry before the message. */
  delivery: Delivery | null;
  state: MessageState;
}

/** Reads one message with all its values. Throws an Error if there is no such message. */
export async function readMessageById(ledger: Ledger, id: string): Promise<TracedMessage> {
  const { db, messages, deliveries } = ledger;
  const [message, delivery] = await db.getAll(messages.doc(id), deliveries.doc(id));
  if (!message?.exists) throw new Error(`There is no message ${id}. "list" shows what there is.`);
  return toTracedMessage(ledger, message, delivery);
}

/** Number of messages in memory at once. */
const pageSize = 300;

/**
 * Reads all messages of visitors, the newest first, page by page.
 *
 * @param isWithoutContent Whether ids, times and deliveries are enough.
 */
export async function* readMessages(
  ledger: Ledger,
  { isWithoutContent = false } = {},
): AsyncGenerator<TracedMessage> {
  const { db, messages, deliveries } = ledger;
  const all = messages.orderBy('createdAt', 'desc').limit(pageSize);
  const page = isWithoutContent ? all.select('createdAt', 'expireAt') : all;
  let canaries: Set<string> | undefined;
  let { docs } = await page.get();
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    // After the first messages: a canary is registered before its message, and those that follow are older.
    canaries ??= new Set((await ledger.canaries.select().get()).docs.map(({ id }) => id));
    const entries = await db.getAll(...docs.map(({ id }) => deliveries.doc(id)));
    for (const [index, message] of docs.entries())
      if (!canaries.has(message.id)) yield toTracedMessage(ledger, message, entries[index]);
    ({ docs } = await page.startAfter(last).get());
  }
}

function toTracedMessage(
  { fields, log }: Ledger,
  message: DocumentSnapshot,
  entry: DocumentSnapshot | undefined,
): TracedMessage {
  const delivery = readDelivery(entry, log);
  return {
    id: message.id,
    content: readMessage(fields, message.data() ?? {}),
    receivedAt: readTime(message, 'createdAt'),
    delivery,
    // Only a message that was sent has a time of deletion without an entry.
    state: !delivery && message.get('expireAt') ? 'sent' : getMessageState(delivery),
  };
}

/** Returns the id for an id or a short reference. Throws an Error if no message, or more than one, has the reference. */
export async function resolveId(ledger: Ledger, given: string): Promise<string> {
  const text = given.trim();
  const [, letter, digits] = /^([a-z])[\s\p{Pd}]?(\d{4})$/iu.exec(text) ?? [];
  if (!letter) {
    if (/^(?!__.*__$)[\w-]{1,200}$/.test(text)) return text;
    throw new Error(`"${text.slice(0, 40)}" cannot be the id of a message, nor a reference such as T-4821.`);
  }
  const reference = `${letter.toUpperCase()}-${digits}`;
  const ids: string[] = [];
  for await (const { id } of readMessages(ledger, { isWithoutContent: true }))
    if (getShortReference(id) === reference) ids.push(id);
  if (ids[0] !== undefined && ids.length === 1) return ids[0];
  throw new Error(
    ids.length === 0
      ? `No message has the reference ${reference}. "list" shows what there is.`
      : `${ids.length} messages have the reference ${reference}: ${ids.join(', ')}. Name the id.`,
  );
}

/** Why a message without an error is not sent. */
export const noTry = 'no try yet';

/**
 * Returns why a message is not sent, and when it is tried again; null with the next sweep, and for a parked or sent one.
 *
 * @param pausedUntil End of a pause of all e-mails.
 */
export function explainUnsent({ state, delivery }: TracedMessage, pausedUntil: number) {
  if (state === 'sent') return { why: '', until: null };
  const steps: Partial<Record<Delivery['state'], string>> = { sending: 'being sent', held: 'hourly cap' };
  const why = (delivery && (steps[delivery.state] ?? delivery.lastError)) ?? noTry;
  const until = Math.max(delivery && delivery.state !== 'held' ? delivery.leaseUntil : 0, pausedUntil);
  return { why, until: state === 'unsent' && until > Date.now() ? until : null };
}

/** Returns the end of the pause of all e-mails, in ms since 1970. */
export const readPause = async (ledger: Ledger) => (await ledger.getBudget()).outage?.until ?? 0;
