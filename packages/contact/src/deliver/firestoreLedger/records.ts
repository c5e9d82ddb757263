import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { levels } from '../../email/storedMessage.ts';
import { emptyBudget } from '../budget.ts';
import { createDigest } from '../job.ts';
import { type Delivery, deliveryStates, type Digest, type Job, type MailBudget } from '../delivery.ts';
import type { Log } from './database.ts';

// Reads the documents that only the server writes. One that was edited in the console may be damaged: with a missing field
// or a wrong type it counts as absent, and is written again.

/** A value of the right type for each field. The compiler asks for one of a new field. */
type Example<Kind> = { readonly [Name in keyof Kind]-?: NonNullable<Kind[Name]> };

const job: Example<Job> = {
  attempts: 0,
  failures: 0,
  level: 'whole',
  owner: '',
  leaseUntil: 0,
  lastError: '',
  messageId: '',
  missing: [''],
  possibleDuplicate: false,
};
const delivery: Example<Delivery> = { ...job, state: 'sent', rank: 0, receivedAt: 0, sentAt: 0, expireAt: 0 };
const digest: Example<Digest> = { ...job, ids: [''], place: 0, isAnnounced: false };
const budget: Example<MailBudget> = {
  taken: [{ id: '', at: 0 }],
  outage: { code: '', failures: 0, until: 0 },
  digests: { level: 'whole', until: 0 },
};

const nullableFields = new Set(['owner', 'lastError', 'missing', 'sentAt', 'expireAt', 'outage']);
const choices: Readonly<Record<string, readonly unknown[]>> = { level: levels, state: deliveryStates };

/** Returns whether a value has all fields of an example, with their types. */
function isLike(value: unknown, example: unknown, field = ''): boolean {
  if (value === null) return nullableFields.has(field);
  if (choices[field]) return choices[field].includes(value);
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(item, example[0]));
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  return Object.entries(example as object).every(([name, each]) => isLike(given[name], each, name));
}

/** Returns a document, or null if there is none, or a damaged one, which is logged. */
function read<Kind>(snapshot: DocumentSnapshot | undefined, example: Example<Kind>, log: Log): Kind | null {
  if (!snapshot?.exists) return null;
  const value = fromStored(snapshot.data());
  if (isLike(value, example)) return value as Kind;
  log('warn', 'a stored document is damaged and ignored', { path: snapshot.ref.path });
  return null;
}

export const readDelivery = (snapshot: DocumentSnapshot | undefined, log: Log): Delivery | null =>
  read(snapshot, delivery, log);

/** A damaged digest has no messages, so that the sweep deletes it. They are sent a week later. */
export function readDigest(snapshot: DocumentSnapshot, log: Log): Digest | null {
  if (!snapshot.exists) return null;
  return read(snapshot, digest, log) ?? createDigest([], 'whole', 0);
}

export const readBudget = (snapshot: DocumentSnapshot | undefined, log: Log): MailBudget =>
  read(snapshot, budget, log) ?? emptyBudget;

/** Returns a time in ms since 1970, or null if the document has none. */
export function readTime(snapshot: DocumentSnapshot | undefined, field: string): number | null {
  const time: unknown = snapshot?.get(field);
  return time instanceof Timestamp ? time.toMillis() : null;
}

const timeFields = new Set(['leaseUntil', 'receivedAt', 'sentAt', 'expireAt', 'at', 'until']);

/** Returns an entry as the database stores it: times as timestamps, and lists that can be written. */
export function toStored(value: object): DocumentData {
  const convert = ([key, one]: [string, unknown]): [string, unknown] => {
    if (timeFields.has(key) && typeof one === 'number') return [key, Timestamp.fromMillis(one)];
    if (Array.isArray(one))
      return [key, one.map((item: unknown) => (typeof item === 'object' ? toStored(item as object) : item))];
    return [key, one !== null && typeof one === 'object' ? toStored(one) : one];
  };
  return Object.fromEntries(Object.entries(value).map(convert));
}

function fromStored(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(fromStored);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fromStored(one)]));
}

/** Returns when a message was received, in ms since 1970. An imported document may have a time in the future, or none. */
export function getReceivedAt(message: DocumentSnapshot, now: number): number {
  return Math.min(readTime(message, 'createdAt') ?? message.createTime?.toMillis() ?? now, now);
}
