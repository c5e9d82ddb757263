import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ExtraField } from '../../contract/extraFields.ts';
import type { StoredMessage } from '../../email/contactEmail.ts';
import { extraAnswers } from '../../email/extraLines.ts';
import type { Crowd } from '../../email/likeness.ts';
import type { Delivery, MailBudget } from '../ledger.ts';
import { readContactMessage } from '../readContactMessage.ts';
import { readExtraFields } from '../readExtraFields.ts';

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
    crowd: data['crowd'] ?? null,
    missing: data['missing'] ?? null,
    possibleDuplicate: data['possibleDuplicate'] === true,
    receivedAt: millis(data['receivedAt']) ?? 0,
    sentAt: millis(data['sentAt']),
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
  const taken = (snapshot?.get('taken') ?? []) as { id: string; at: Timestamp; above?: boolean }[];
  const crowds = (snapshot?.get('crowds') ?? []) as (Omit<Crowd, 'at'> & { at: Timestamp })[];
  return {
    taken: taken.map((slot) => ({ ...slot, at: slot.at.toMillis() })),
    digestAt: millis(snapshot?.get('digestAt')) ?? 0,
    crowds: crowds.map((crowd) => ({ ...crowd, at: crowd.at.toMillis() })),
  };
}

export function writeBudget({ taken, digestAt, crowds }: MailBudget): DocumentData {
  return {
    taken: taken.map((slot) => ({ ...slot, at: Timestamp.fromMillis(slot.at) })),
    digestAt: Timestamp.fromMillis(digestAt),
    crowds: crowds.map((crowd) => ({ ...crowd, at: Timestamp.fromMillis(crowd.at) })),
  };
}

/** The message as the e-mail needs it. */
export function storedMessage(
  snapshot: DocumentSnapshot,
  { receivedAt, possibleDuplicate }: Delivery,
  fields: readonly ExtraField[],
): StoredMessage {
  const data = snapshot.data() ?? {};
  return {
    id: snapshot.id,
    content: readContactMessage(data),
    extras: extraAnswers(fields, readExtraFields(fields, data)),
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
