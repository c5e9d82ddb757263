import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { emptyBudget } from '../budget.ts';
import { createJob } from '../job.ts';
import type { Delivery, Digest, MailBudget } from '../ledger.ts';

/** Reads a stored delivery. Returns null if there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  // Entries of earlier versions have neither level nor rank.
  return data ? { level: 'whole', rank: 1, ...(fromStored(data) as Omit<Delivery, 'level' | 'rank'>) } : null;
}

export function readDigest(snapshot: DocumentSnapshot): Digest | null {
  const data = snapshot.data();
  return data
    ? { ...createJob('', 0), ids: [], place: 0, isAnnounced: false, ...(fromStored(data) as Partial<Digest>) }
    : null;
}

export function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  return { ...emptyBudget, ...(fromStored(snapshot?.data() ?? {}) as Partial<MailBudget>) };
}

const timeFields = new Set(['leaseUntil', 'receivedAt', 'sentAt', 'expireAt', 'at', 'until']);

/** Returns an entry as the database stores it: times as timestamps, and lists that can be written. */
export function toStored(value: object): DocumentData {
  const store = ([key, one]: [string, unknown]): [string, unknown] => {
    if (timeFields.has(key) && typeof one === 'number') return [key, Timestamp.fromMillis(one)];
    if (Array.isArray(one))
      return [key, one.map((item: unknown) => (typeof item === 'object' ? toStored(item as object) : item))];
    return [key, one !== null && typeof one === 'object' ? toStored(one) : one];
  };
  return Object.fromEntries(Object.entries(value).map(store));
}

function fromStored(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(fromStored);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fromStored(one)]));
}

/** Returns when a message was received, in ms since 1970. An imported document may have a time in the future, or none. */
export function getReceivedAt(message: DocumentSnapshot, now: number): number {
  const createdAt: unknown = message.get('createdAt');
  const time = createdAt instanceof Timestamp ? createdAt : message.createTime;
  return Math.min(time?.toMillis() ?? now, now);
}
