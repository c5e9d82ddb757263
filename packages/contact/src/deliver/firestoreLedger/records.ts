import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Field } from '../../contract/fields.ts';
import { getGroupKey } from '../../email/messageGroups.ts';
import type { StoredMessage } from '../../email/storedMessage.ts';
import type { MessageTraits } from '../delivery.ts';
import type { Delivery, MailBudget } from '../ledger.ts';
import { readMessage } from '../readMessage.ts';

/** Reads a stored entry. Returns null if there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  if (!snapshot || !data) return null;
  const stored = Object.entries(data).map(([key, value]) => [key, toMillis(value) ?? value] as const);
  return Object.fromEntries(stored) as unknown as Delivery;
}

export function writeDelivery(entry: Delivery): DocumentData {
  const times = (['leaseUntil', 'receivedAt', 'sentAt', 'expireAt'] as const).map((key) => {
    const time = entry[key];
    return [key, time === null ? null : Timestamp.fromMillis(time)] as const;
  });
  // Firestore rejects readonly arrays.
  return { ...entry, missing: entry.missing && [...entry.missing], ...Object.fromEntries(times) };
}

export function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  const { taken = [], outage = null, withoutTextUntil = null } = snapshot?.data() ?? {};
  return {
    taken: (taken as { id: string; at: Timestamp }[]).map(({ id, at }) => ({ id, at: at.toMillis() })),
    outage: outage && { ...outage, until: toMillis(outage['until']) ?? 0 },
    withoutTextUntil: toMillis(withoutTextUntil) ?? 0,
  };
}

export function writeBudget({ taken, outage, withoutTextUntil }: MailBudget): DocumentData {
  return {
    taken: taken.map(({ id, at }) => ({ id, at: Timestamp.fromMillis(at) })),
    outage: outage && { ...outage, until: Timestamp.fromMillis(outage.until) },
    withoutTextUntil: Timestamp.fromMillis(withoutTextUntil),
  };
}

/** Returns a message in the form that the e-mails use. */
export function toStoredMessage(
  snapshot: DocumentSnapshot,
  entry: Pick<Delivery, 'receivedAt' | 'possibleDuplicate' | 'withoutText'>,
  fields: readonly Field[],
): StoredMessage {
  const { receivedAt, possibleDuplicate, withoutText } = entry;
  return {
    id: snapshot.id,
    content: readMessage(fields, snapshot.data() ?? {}),
    fields,
    receivedAt,
    possibleDuplicate,
    withoutText,
  };
}

/** Returns what the entry stores of a message. Copies no text, because a sweep reads thousands of them. */
export function getTraits(message: DocumentSnapshot, now: number): MessageTraits {
  const data = message.data() ?? {};
  const texts = Object.values(data).filter((value) => typeof value === 'string');
  const toText = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    receivedAt: getReceivedAt(message, now),
    group: getGroupKey({ name: toText(data['name']), message: toText(data['message']) }),
    // The columns without text have about 200 bytes.
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 200),
  };
}

export function getReceivedAt(message: DocumentSnapshot, now: number): number {
  return toMillis(message.get('createdAt')) ?? message.createTime?.toMillis() ?? now;
}

function toMillis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}
