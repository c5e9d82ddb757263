import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { emptyBudget } from '../budget.ts';
import { type Delivery, deliveryStates, levels, type MailBudget } from '../delivery.ts';
import type { Log } from '../ledger.ts';

// Reads and writes the documents that only the server writes. One that was edited in the console may be damaged: with a
// missing field or a wrong type it counts as absent, and is written again.

/** Version of the entries. A document without one is of version 1. */
const version = 2;

/** Reads and writes one field. `read` returns undefined for a wrong value. */
interface Codec<Value> {
  read: (stored: unknown) => Value | undefined;
  write: (value: Value) => unknown;
}
/** The compiler asks for a codec of a new field. */
type Codecs<Kind> = { readonly [Name in keyof Kind]-?: Codec<Kind[Name]> };

function check<Value>(isValid: (stored: unknown) => boolean): Codec<Value> {
  return { read: (stored) => (isValid(stored) ? (stored as Value) : undefined), write: (value) => value };
}
const text = check<string>((stored) => typeof stored === 'string');
const count = check<number>((stored) => typeof stored === 'number');
const flag = check<boolean>((stored) => typeof stored === 'boolean');
const oneOf = <Value extends string>(values: readonly Value[]) =>
  check<Value>((stored) => values.includes(stored as Value));
/** A time in ms since 1970. */
const time: Codec<number> = {
  read: (stored) => (stored instanceof Timestamp ? stored.toMillis() : undefined),
  write: (value) => Timestamp.fromMillis(value),
};

const orNull = <Value>({ read, write }: Codec<Value>): Codec<Value | null> => ({
  read: (stored) => (stored === null ? null : read(stored)),
  write: (value) => (value === null ? null : write(value)),
});

/** A field that older versions have not, or with other values. */
const withDefault = <Value>({ read, write }: Codec<Value>, value: Value): Codec<Value> => ({
  read: (stored) => read(stored) ?? value,
  write,
});

const listOf = <Value>({ read, write }: Codec<Value>): Codec<readonly Value[]> => ({
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const items = stored.map(read);
    return items.some((item) => item === undefined) ? undefined : (items as Value[]);
  },
  write: (values) => values.map(write),
});

function object<Kind extends object>(codecs: Codecs<Kind>): Codec<Kind> {
  const names = Object.keys(codecs) as (keyof Kind & string)[];
  return {
    read: (stored) => {
      if (typeof stored !== 'object' || stored === null) return undefined;
      const values = names.map((name) => [name, codecs[name].read((stored as DocumentData)[name])] as const);
      return values.some(([, value]) => value === undefined)
        ? undefined
        : (Object.fromEntries(values) as Kind);
    },
    write: (value) => Object.fromEntries(names.map((name) => [name, codecs[name].write(value[name])])),
  };
}

const delivery = object<Delivery>({
  state: oneOf(deliveryStates),
  attempts: count,
  failures: count,
  level: withDefault(oneOf(levels), 'whole'),
  hasStopgap: withDefault(flag, false),
  batch: withDefault(text, ''),
  owner: orNull(text),
  leaseUntil: time,
  lastError: orNull(text),
  messageId: text,
  missing: orNull(listOf(text)),
  possibleDuplicate: flag,
  rank: count,
  receivedAt: time,
  sentAt: orNull(time),
  expireAt: orNull(time),
});

const budget = object<MailBudget>({
  taken: listOf(object<MailBudget['taken'][number]>({ id: text, at: time })),
  outage: orNull(object<NonNullable<MailBudget['outage']>>({ code: text, failures: count, until: time })),
  acceptedAt: withDefault(time, 0),
  noticeAt: withDefault(time, 0),
  parkedNoticeAt: withDefault(time, 0),
});

/** Returns a document, or null if there is none, or a damaged one, which is logged. */
function readDocument<Kind>(
  snapshot: DocumentSnapshot | undefined,
  codec: Codec<Kind>,
  log: Log,
): Kind | null {
  if (!snapshot?.exists) return null;
  const value = codec.read(snapshot.data());
  if (value !== undefined) return value;
  log('warn', 'a stored document is damaged and ignored', { path: snapshot.ref.path });
  return null;
}

export function readDelivery(snapshot: DocumentSnapshot | undefined, log: Log): Delivery | null {
  const entry = readDocument(snapshot, delivery, log);
  if (!entry || snapshot?.get('version') === version) return entry;
  // In version 1 a digest was a document of its own, whose attempts are not known here.
  const isDigest = entry.state === 'digest';
  const old = { ...entry, level: 'whole', failures: 0 } as const;
  return isDigest ? { ...old, leaseUntil: 0, possibleDuplicate: true } : old;
}

export const readBudget = (snapshot: DocumentSnapshot | undefined, log: Log): MailBudget =>
  readDocument(snapshot, budget, log) ?? emptyBudget;

export const writeDelivery = (entry: Delivery): DocumentData => ({
  ...(delivery.write(entry) as DocumentData),
  version,
});

export const writeBudget = (value: MailBudget): DocumentData => budget.write(value) as DocumentData;

/** Returns a time in ms since 1970, or null if the document has none. */
export function readTime(snapshot: DocumentSnapshot | undefined, field: string): number | null {
  return time.read(snapshot?.get(field)) ?? null;
}

/** Returns when a message was received, in ms since 1970. An imported document may have a time in the future, or none. */
export function getReceivedAt(message: DocumentSnapshot, now: number): number {
  return Math.min(readTime(message, 'createdAt') ?? message.createTime?.toMillis() ?? now, now);
}
