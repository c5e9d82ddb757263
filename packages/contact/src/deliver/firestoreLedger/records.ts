import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { levels } from '../../email/storedMessage.ts';
import { emptyBudget } from '../budget.ts';
import { createJob } from '../job.ts';
import { type Delivery, deliveryStates, type Digest, type Job, type MailBudget } from '../delivery.ts';
import type { Log } from '../log.ts';

/*
 * Reads the documents that only the server writes. One that was edited in the console may be damaged: with a missing field
 * or a wrong type it counts as absent, and is written again.
 */

type Check = (value: unknown) => boolean;

/** A check for each field, so that a new field cannot be forgotten. */
type Checks<Kind> = { [Name in keyof Kind]-?: Check };

const isNumber: Check = Number.isFinite;
const isText: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject =
  <Kind>(checks: Checks<Kind>) =>
  (value: unknown): value is Kind =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const jobChecks: Checks<Job> = {
  attempts: isNumber,
  failures: isNumber,
  level: isOneOf(levels),
  owner: isNullOr(isText),
  leaseUntil: isNumber,
  lastError: isNullOr(isText),
  messageId: isText,
  missing: isNullOr(isListOf(isText)),
  possibleDuplicate: isBoolean,
};

const isDelivery = isObject<Delivery>({
  ...jobChecks,
  state: isOneOf(deliveryStates),
  rank: isNumber,
  receivedAt: isNumber,
  sentAt: isNullOr(isNumber),
  expireAt: isNullOr(isNumber),
});

const isDigest = isObject<Digest>({
  ...jobChecks,
  ids: isListOf(isText),
  place: isNumber,
  isAnnounced: isBoolean,
});

const isBudget = isObject<MailBudget>({
  taken: isListOf(isObject({ id: isText, at: isNumber })),
  outage: isNullOr(isObject({ code: isText, failures: isNumber, until: isNumber })),
  digests: isObject({ level: isOneOf(levels), until: isNumber }),
});

/** Returns a document, or null if there is none, or a damaged one, which is logged. */
function read<Kind>(
  snapshot: DocumentSnapshot | undefined,
  isKind: (value: unknown) => value is Kind,
  log: Log,
): Kind | null {
  if (!snapshot?.exists) return null;
  const value = fromStored(snapshot.data());
  if (isKind(value)) return value;
  log('warn', 'a stored document is damaged and ignored', { path: snapshot.ref.path });
  return null;
}

export const readDelivery = (snapshot: DocumentSnapshot | undefined, log: Log): Delivery | null =>
  read(snapshot, isDelivery, log);

/** A damaged digest has no messages, so that the sweep deletes it. They are sent a week later. */
export function readDigest(snapshot: DocumentSnapshot, log: Log): Digest | null {
  if (!snapshot.exists) return null;
  return read(snapshot, isDigest, log) ?? { ...createJob('', 0), ids: [], place: 0, isAnnounced: false };
}

export const readBudget = (snapshot: DocumentSnapshot | undefined, log: Log): MailBudget =>
  read(snapshot, isBudget, log) ?? emptyBudget;

/** Returns a time, or null if the document has none. */
export function readTime(snapshot: DocumentSnapshot | undefined, field: string): Timestamp | null {
  const time: unknown = snapshot?.get(field);
  return time instanceof Timestamp ? time : null;
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
  const time = readTime(message, 'createdAt') ?? message.createTime;
  return Math.min(time?.toMillis() ?? now, now);
}
