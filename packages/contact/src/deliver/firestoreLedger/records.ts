import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { StoredMessage } from '../../email/contactEmail.ts';
import type { Delivery, MailBudget } from '../ledger.ts';
import { readContactMessage } from '../readContactMessage.ts';

/** The ledger's entry as it is stored; null when there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  if (!data) return null;
  return {
    state: data['state'],
    attempts: data['attempts'],
    owner: data['owner'],
    leaseUntil: millis(data['leaseUntil']) ?? 0,
    lastError: data['lastError'],
    messageId: data['messageId'],
    digest: data['digest'],
    possibleDuplicate: data['possibleDuplicate'] === true,
    receivedAt: millis(data['receivedAt']) ?? 0,
    sentAt: millis(data['sentAt']),
    expireAt: millis(data['expireAt']),
  };
}

export function writeDelivery(entry: Delivery): DocumentData {
  return {
    ...entry,
    leaseUntil: Timestamp.fromMillis(entry.leaseUntil),
    receivedAt: Timestamp.fromMillis(entry.receivedAt),
    sentAt: timestamp(entry.sentAt),
    expireAt: timestamp(entry.expireAt),
  };
}

export function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  const taken = (snapshot?.get('taken') ?? []) as { id: string; at: Timestamp }[];
  return {
    taken: taken.map(({ id, at }) => ({ id, at: at.toMillis() })),
    digestAt: millis(snapshot?.get('digestAt')) ?? 0,
  };
}

export function writeBudget({ taken, digestAt }: MailBudget): DocumentData {
  return {
    taken: taken.map(({ id, at }) => ({ id, at: Timestamp.fromMillis(at) })),
    digestAt: Timestamp.fromMillis(digestAt),
  };
}

/** The message as the e-mail needs it. */
export function storedMessage(
  snapshot: DocumentSnapshot,
  { receivedAt, possibleDuplicate }: Delivery,
): StoredMessage {
  return {
    id: snapshot.id,
    content: readContactMessage(snapshot.data() ?? {}),
    receivedAt,
    possibleDuplicate,
  };
}

export function timeOfReceipt(message: DocumentSnapshot, now: number): number {
  return millis(message.get('createdAt')) ?? message.createTime?.toMillis() ?? now;
}

function millis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

function timestamp(value: number | null): Timestamp | null {
  return value === null ? null : Timestamp.fromMillis(value);
}
