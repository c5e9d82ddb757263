import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Field } from '../../contract/extraFields.ts';
import type { StoredMessage } from '../../email/contactEmail.ts';
import type { Delivery, MailBudget } from '../ledger.ts';
import { readMessage } from '../readMessage.ts';

/** The ledger's entry as it is stored; null when there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  if (!data) return null;
  return {
    state: data['state'],
    attempts: data['attempts'],
    failures: data['failures'] ?? 0,
    refusals: data['refusals'] ?? 0,
    owner: data['owner'],
    leaseUntil: millis(data['leaseUntil']) ?? 0,
    lastError: data['lastError'],
    messageId: data['messageId'],
    digest: data['digest'],
    together: data['together'] ?? null,
    missing: data['missing'] ?? null,
    possibleDuplicate: data['possibleDuplicate'] === true,
    receivedAt: millis(data['receivedAt']) ?? 0,
    sentAt: millis(data['sentAt']),
    notice: data['notice'] ?? null,
    expireAt: millis(data['expireAt']),
  };
}

export function writeDelivery(entry: Delivery): DocumentData {
  return {
    ...entry,
    // The database keeps no lists that cannot be changed.
    missing: entry.missing && [...entry.missing],
    leaseUntil: Timestamp.fromMillis(entry.leaseUntil),
    receivedAt: Timestamp.fromMillis(entry.receivedAt),
    sentAt: timestamp(entry.sentAt),
    expireAt: timestamp(entry.expireAt),
  };
}

export function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  const taken = (snapshot?.get('taken') ?? []) as { id: string; at: Timestamp }[];
  return { taken: taken.map(({ id, at }) => ({ id, at: at.toMillis() })) };
}

export function writeBudget({ taken }: MailBudget): DocumentData {
  return { taken: taken.map(({ id, at }) => ({ id, at: Timestamp.fromMillis(at) })) };
}

/** The message as the e-mail needs it. */
export function storedMessage(
  snapshot: DocumentSnapshot,
  { receivedAt, possibleDuplicate }: Pick<Delivery, 'receivedAt' | 'possibleDuplicate'>,
  fields: readonly Field[],
): StoredMessage {
  return {
    id: snapshot.id,
    content: readMessage(fields, snapshot.data() ?? {}),
    fields,
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
