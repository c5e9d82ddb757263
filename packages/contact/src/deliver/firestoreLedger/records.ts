import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Field } from '../../contract/fields.ts';
import type { StoredMessage } from '../../email/renderContactEmail.ts';
import type { Delivery, MailBudget } from '../ledger.ts';
import { readMessage } from '../readMessage.ts';

/** Reads a stored entry. Returns null if there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  if (!data) return null;
  return {
    state: data['state'],
    attempts: data['attempts'],
    failures: data['failures'] ?? 0,
    refusals: data['refusals'] ?? 0,
    owner: data['owner'],
    leaseUntil: toMillis(data['leaseUntil']) ?? 0,
    lastError: data['lastError'],
    messageId: data['messageId'],
    digest: data['digest'],
    together: data['together'] ?? null,
    missing: data['missing'] ?? null,
    possibleDuplicate: data['possibleDuplicate'] === true,
    receivedAt: toMillis(data['receivedAt']) ?? 0,
    sentAt: toMillis(data['sentAt']),
    notice: data['notice'] ?? null,
    expireAt: toMillis(data['expireAt']),
  };
}

export function writeDelivery(entry: Delivery): DocumentData {
  return {
    ...entry,
    // Firestore rejects readonly arrays.
    missing: entry.missing && [...entry.missing],
    leaseUntil: Timestamp.fromMillis(entry.leaseUntil),
    receivedAt: Timestamp.fromMillis(entry.receivedAt),
    sentAt: toTimestamp(entry.sentAt),
    expireAt: toTimestamp(entry.expireAt),
  };
}

export function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  const taken = (snapshot?.get('taken') ?? []) as { id: string; at: Timestamp }[];
  return { taken: taken.map(({ id, at }) => ({ id, at: at.toMillis() })) };
}

export function writeBudget({ taken }: MailBudget): DocumentData {
  return { taken: taken.map(({ id, at }) => ({ id, at: Timestamp.fromMillis(at) })) };
}

/** Returns a message in the form that the e-mails use. */
export function toStoredMessage(
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

export function getReceivedAt(message: DocumentSnapshot, now: number): number {
  return toMillis(message.get('createdAt')) ?? message.createTime?.toMillis() ?? now;
}

function toMillis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

function toTimestamp(value: number | null): Timestamp | null {
  return value === null ? null : Timestamp.fromMillis(value);
}
