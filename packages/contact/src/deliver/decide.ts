import type { Delivery, DeliveryRules, Failure, MailBudget } from './ledger.ts';
import { pause } from './pause.ts';

/*
 * The state machine of a delivery, without a database: each function takes stored entries and returns the entries to
 * store. The ledger in Firestore and the one of the property test share these functions.
 */

const hour = 3_600_000;

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
}

export interface Claimed {
  verdict: 'yours' | 'busy' | 'held' | 'parked' | 'already-sent';
  entry: Delivery;
  budget: MailBudget;
}

/** Decides what happens when `owner` asks for a message. */
export function claimed({ id, entry, budget, owner, now, rules }: Claiming): Claimed {
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
    entry: { ...open, state: 'sending', owner, leaseUntil: now + rules.lease, attempts: entry.attempts + 1 },
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

/** The entry after a try that did not reach everybody, or null when the lease was lost. */
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
  // Which of the messages in it the server does not like is found out by halving; so far none of them is to blame.
  if (failure.permanent && failure.fault === 'content' && size > 1) {
    return { ...after, state: 'held', digest: null, together: Math.ceil(size / 2), leaseUntil: now };
  }
  const waits = failure.fault === 'server' && !failure.mayHaveArrived ? 0 : entry.failures + 1;
  const refusals = entry.refusals + (failure.permanent ? 1 : 0);
  const next = { ...after, failures: waits, refusals, leaseUntil: now + pause(id, entry, waits, failure) };
  const limit = failure.fault === 'content' ? rules.parkAfter : rules.parkAfterEnvelope;
  if (failure.permanent && refusals >= limit) return { ...next, state: 'parked' };
  // A digest that surely did not arrive may be put together anew; one that may have must stay the same.
  const same = failure.mayHaveArrived || failure.missing !== undefined;
  return { ...next, state: entry.digest === null ? 'retry' : 'held', digest: same ? entry.digest : null };
}

/** A try that surely sent nothing, and was not refused for good, gives its place under the cap back. */
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

/** Of which time of receipt a message may be given up, if it could not be sent until now. */
export function tooOldFrom(now: number, { unsentMonths }: DeliveryRules): number {
  return monthsLater(now, -unsentMonths);
}

/** The entry with a day of deletion, or null where there is nothing to give up or the day is set. */
export function givenUp(entry: Delivery, now: number, rules: DeliveryRules): Delivery | null {
  if (entry.state === 'sent' || entry.expireAt !== null || entry.receivedAt > tooOldFrom(now, rules))
    return null;
  return { ...entry, expireAt: now + rules.warnDays * 24 * hour };
}

/** The entry as the operator wants it tried anew, at once and as if for the first time. */
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
    // Never sent: then it is not given up either.
    expireAt: entry.sentAt === null ? null : entry.expireAt,
  };
}

function holds(entry: Delivery, owner: string): boolean {
  return entry.state === 'sending' && entry.owner === owner;
}

function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
