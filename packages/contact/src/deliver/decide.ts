import type { Delivery, DeliveryRules, Failure, MailBudget } from './ledger.ts';

/*
 * The state machine of a delivery, without a database: each function takes stored entries and returns the entries to
 * store. The ledger in Firestore and the one of the property test share these functions.
 */

const minute = 60_000;
const hour = 60 * minute;

export function newDelivery(id: string, receivedAt: number, mailDomain: string): Delivery {
  return {
    state: 'retry',
    attempts: 0,
    failures: 0,
    refusals: 0,
    owner: null,
    // The earliest first, whatever their ids are: a sender can choose the id.
    leaseUntil: receivedAt,
    lastError: null,
    messageId: `<${id}@${mailDomain}>`,
    digest: null,
    together: null,
    missing: null,
    possibleDuplicate: false,
    receivedAt,
    sentAt: null,
    notice: null,
    expireAt: null,
  };
}

export interface Claiming {
  id: string;
  entry: Delivery;
  budget: MailBudget;
  owner: string;
  now: number;
  rules: DeliveryRules;
  /** Whether the owner receives a notice about it. */
  notify?: boolean;
}

export interface Claimed {
  verdict: 'yours' | 'busy' | 'held' | 'parked' | 'already-sent';
  entry: Delivery;
  budget: MailBudget;
}

/** Decides what happens when `owner` asks for a message. */
export function claimed({ id, entry, budget, owner, now, rules, notify = false }: Claiming): Claimed {
  if (entry.state === 'sent') return { verdict: 'already-sent', entry, budget };
  if (entry.state === 'held' || entry.state === 'parked') return { verdict: entry.state, entry, budget };
  if (entry.leaseUntil > now) return { verdict: 'busy', entry, budget };

  // A lease that ran out means that its holder crashed, perhaps after the mail server had taken the e-mail.
  const open: Delivery = {
    ...entry,
    possibleDuplicate: entry.possibleDuplicate || entry.state === 'sending',
  };
  const taken = budget.taken.filter((slot) => slot.id !== id && slot.at > now - hour);
  const held = {
    verdict: 'held',
    entry: { ...open, state: 'held', owner: null, leaseUntil: now },
    budget: { taken },
  } as const;
  if (entry.digest !== null || taken.length >= rules.capPerHour) return held;
  return {
    verdict: 'yours',
    entry: {
      ...open,
      state: 'sending',
      owner,
      leaseUntil: now + rules.lease,
      attempts: entry.attempts + 1,
      notice: entry.notice ?? (notify ? 'due' : null),
    },
    budget: { taken: [...taken, { id, at: now }] },
  };
}

/** The entry after success, or null when the lease was lost. */
export function afterSuccess(
  entry: Delivery,
  owner: string,
  now: number,
  rules: DeliveryRules,
): Delivery | null {
  if (!holds(entry, owner)) return null;
  return {
    ...entry,
    state: 'sent',
    owner: null,
    leaseUntil: now,
    lastError: null,
    missing: null,
    sentAt: now,
    expireAt: monthsLater(now, rules.keepMonths),
  };
}

/** A failed try of `size` messages in one e-mail. */
export interface FailedTry {
  failure: Failure;
  size: number;
  owner: string;
  now: number;
  rules: DeliveryRules;
}

/** The entry after a failed try, or null when the lease was lost. */
export function afterFailure(id: string, entry: Delivery, tried: FailedTry): Delivery | null {
  const { failure, size, owner, now, rules } = tried;
  if (!holds(entry, owner)) return null;
  const after: Delivery = {
    ...entry,
    owner: null,
    lastError: failure.code,
    missing: failure.missing ?? entry.missing,
    possibleDuplicate: entry.possibleDuplicate || failure.mayHaveArrived,
  };
  // The message that the server refuses is found by halving.
  if (failure.permanent && failure.fault === 'content' && size > 1) {
    return { ...after, state: 'held', digest: null, together: Math.ceil(size / 2), leaseUntil: now };
  }
  const waits = failure.fault === 'server' && !failure.mayHaveArrived ? 0 : entry.failures + 1;
  const refusals = entry.refusals + (failure.permanent ? 1 : 0);
  const next = {
    ...after,
    failures: waits,
    refusals,
    leaseUntil: now + pauseAfter(id, entry, waits, failure),
  };
  const limit = failure.fault === 'content' ? rules.parkAfter : rules.parkAfterEnvelope;
  if (failure.permanent && refusals >= limit) return { ...next, state: 'parked' };
  // A digest that may have arrived is sent again with the same messages.
  const same = failure.mayHaveArrived || failure.missing !== undefined;
  return { ...next, state: entry.digest === null ? 'retry' : 'held', digest: same ? entry.digest : null };
}

/** Frees the place under the cap if the try sent nothing and may succeed later. */
export function budgetAfterFailure(id: string, budget: MailBudget, failure: Failure): MailBudget {
  if (failure.mayHaveArrived || failure.permanent || failure.missing) return budget;
  return { taken: budget.taken.filter((slot) => slot.id !== id) };
}

/** Whether a held message goes out for the first time: no digest with it has failed. */
export function isFresh({ digest, together, missing }: Delivery): boolean {
  return digest === null && together === null && missing === null;
}

/**
 * Chooses the held messages that may share the next digest. All have the same recipients and the same limit. A digest
 * that was interrupted goes out first, then parts of a refused one, then all messages that are held for the first time.
 */
export function nextDigest<Held extends { entry: Delivery }>(held: readonly Held[], now: number): Held[] {
  const due = held.filter(({ entry }) => entry.leaseUntil <= now);
  const first =
    due.find(({ entry }) => entry.digest !== null) ?? due.find(({ entry }) => !isFresh(entry)) ?? due[0];
  if (!first) return [];
  const { digest, together, missing } = first.entry;
  const same = due.filter(
    ({ entry }) =>
      entry.digest === digest && entry.together === together && String(entry.missing) === String(missing),
  );
  return digest === null && together !== null ? same.slice(0, together) : same;
}

/** The entry of a held message that goes into a digest. */
export function inDigest(
  entry: Delivery,
  digest: string,
  owner: string,
  now: number,
  rules: DeliveryRules,
): Delivery {
  return {
    ...entry,
    state: 'sending',
    digest,
    owner,
    leaseUntil: now + rules.lease,
    attempts: entry.attempts + 1,
  };
}

/** Messages received before this time get a day of deletion if they are not sent. */
export function tooOldFrom(now: number, { unsentMonths }: DeliveryRules): number {
  return monthsLater(now, -unsentMonths);
}

/** The entry with a day of deletion, or null if it was sent, is younger, or has that day already. */
export function givenUp(entry: Delivery, now: number, rules: DeliveryRules): Delivery | null {
  if (entry.state === 'sent' || entry.expireAt !== null || entry.receivedAt > tooOldFrom(now, rules))
    return null;
  return { ...entry, expireAt: now + rules.warnDays * 24 * hour };
}

/** The entry for another try at once, requested by the operator. */
export function resumed(entry: Delivery, now: number): Delivery {
  return {
    ...entry,
    state: 'retry',
    owner: null,
    leaseUntil: now,
    failures: 0,
    refusals: 0,
    digest: null,
    together: null,
    // The day of deletion of an unsent message no longer applies.
    expireAt: entry.sentAt === null ? null : entry.expireAt,
  };
}

/**
 * The time to the next try. It doubles with each failure: from a minute to a quarter of an hour after a temporary error,
 * from five minutes to six hours after a refusal, or if each try may leave another copy in the mailbox.
 */
function pauseAfter(id: string, { attempts }: Delivery, failures: number, failure: Failure): number {
  if (failures === 0) return 0;
  const [first, longest] =
    failure.permanent || failure.mayHaveArrived ? [5 * minute, 6 * hour] : [minute, hour / 4];
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * jitter(`${id}${attempts}`);
}

/** A number from 0.5 to 1, the same for the same text. */
function jitter(seed: string): number {
  let hash = 0x811c9dc5;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 0.5 + hash / 2 ** 33;
}

function holds(entry: Delivery, owner: string): boolean {
  return entry.state === 'sending' && entry.owner === owner;
}

function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
