import { getRetryDelay } from './getRetryDelay.ts';
import type { Delivery, DeliveryRules, Failure, MailBudget } from './ledger.ts';

/*
 * The state machine of a delivery, without I/O: each function takes stored entries and returns the entries to store.
 * The Firestore ledger and the in-memory ledger of the tests share it.
 */

const hour = 3_600_000;

export function createDelivery(id: string, receivedAt: number, mailDomain: string): Delivery {
  return {
    state: 'retry',
    attempts: 0,
    failures: 0,
    refusals: 0,
    owner: null,
    // Sorted by time, because a sender can choose the id.
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

export interface ClaimRequest {
  id: string;
  entry: Delivery;
  budget: MailBudget;
  owner: string;
  now: number;
  rules: DeliveryRules;
  /** Whether notices are enabled. */
  notify?: boolean;
}

export interface ClaimResult {
  result: 'claimed' | 'busy' | 'held' | 'parked' | 'already-sent';
  entry: Delivery;
  budget: MailBudget;
}

/** Claims a message for `owner`, unless it is sent, parked, held or leased. Holds it if the hourly cap is reached. */
export function claimDelivery({
  id,
  entry,
  budget,
  owner,
  now,
  rules,
  notify = false,
}: ClaimRequest): ClaimResult {
  if (entry.state === 'sent') return { result: 'already-sent', entry, budget };
  if (entry.state === 'held' || entry.state === 'parked') return { result: entry.state, entry, budget };
  if (entry.leaseUntil > now) return { result: 'busy', entry, budget };

  // An expired lease means that its owner crashed, perhaps after the mail server had accepted the e-mail.
  const open: Delivery = {
    ...entry,
    possibleDuplicate: entry.possibleDuplicate || entry.state === 'sending',
  };
  const taken = budget.taken.filter((slot) => slot.id !== id && slot.at > now - hour);
  const held = {
    result: 'held',
    entry: { ...open, state: 'held', owner: null, leaseUntil: now },
    budget: { taken },
  } as const;
  if (entry.digest !== null || taken.length >= rules.capPerHour) return held;
  return {
    result: 'claimed',
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

/** Returns the entry after success, or null if the lease was lost. */
export function applySuccess(
  entry: Delivery,
  owner: string,
  now: number,
  rules: DeliveryRules,
): Delivery | null {
  if (!isOwnedBy(entry, owner)) return null;
  return {
    ...entry,
    state: 'sent',
    owner: null,
    leaseUntil: now,
    lastError: null,
    missing: null,
    sentAt: now,
    expireAt: addMonths(now, rules.keepMonths),
  };
}

/** A failed attempt to send `size` messages in one e-mail. */
export interface FailedAttempt {
  failure: Failure;
  size: number;
  owner: string;
  now: number;
  rules: DeliveryRules;
}

/** Returns the entry after a failed attempt, or null if the lease was lost. */
export function applyFailure(id: string, entry: Delivery, tried: FailedAttempt): Delivery | null {
  const { failure, size, owner, now, rules } = tried;
  if (!isOwnedBy(entry, owner)) return null;
  const after: Delivery = {
    ...entry,
    owner: null,
    lastError: failure.code,
    missing: failure.missing ?? entry.missing,
    possibleDuplicate: entry.possibleDuplicate || failure.mayHaveArrived,
  };
  // Halving the digest isolates the refused message.
  if (failure.permanent && failure.fault === 'content' && size > 1) {
    return { ...after, state: 'held', digest: null, together: Math.ceil(size / 2), leaseUntil: now };
  }
  const waits = failure.fault === 'server' && !failure.mayHaveArrived ? 0 : entry.failures + 1;
  const refusals = entry.refusals + (failure.permanent ? 1 : 0);
  const next = {
    ...after,
    failures: waits,
    refusals,
    leaseUntil: now + getRetryDelay(id, entry, waits, failure),
  };
  const limit = failure.fault === 'content' ? rules.parkAfter : rules.parkAfterEnvelope;
  if (failure.permanent && refusals >= limit) return { ...next, state: 'parked' };
  // A digest that may have arrived is retried with the same messages.
  const same = failure.mayHaveArrived || failure.missing !== undefined;
  return { ...next, state: entry.digest === null ? 'retry' : 'held', digest: same ? entry.digest : null };
}

/** Removes a message from the hourly budget if nothing was sent and a retry may succeed. */
export function releaseBudget(id: string, budget: MailBudget, failure: Failure): MailBudget {
  if (failure.mayHaveArrived || failure.permanent || failure.missing) return budget;
  return { taken: budget.taken.filter((slot) => slot.id !== id) };
}

/** Returns whether no digest with this held message has failed. */
export function isFirstAttempt({ digest, together, missing }: Delivery): boolean {
  return digest === null && together === null && missing === null;
}

/**
 * Selects the held messages of the next digest. All have the same recipients and the same limit. An interrupted digest
 * comes first, then parts of a refused one, then messages without an attempt.
 */
export function selectNextDigest<Held extends { entry: Delivery }>(
  held: readonly Held[],
  now: number,
): Held[] {
  const due = held.filter(({ entry }) => entry.leaseUntil <= now);
  const first =
    due.find(({ entry }) => entry.digest !== null) ??
    due.find(({ entry }) => !isFirstAttempt(entry)) ??
    due[0];
  if (!first) return [];
  const { digest, together, missing } = first.entry;
  const same = due.filter(
    ({ entry }) =>
      entry.digest === digest && entry.together === together && String(entry.missing) === String(missing),
  );
  return digest === null && together !== null ? same.slice(0, together) : same;
}

/** Returns the entry of a held message, claimed for a digest. */
export function addToDigest(
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

/** Returns the time before which unsent messages must have been received to be scheduled for deletion, in ms since 1970. */
export function getExpiryCutoff(now: number, { unsentMonths }: DeliveryRules): number {
  return addMonths(now, -unsentMonths);
}

/** Returns the entry with a time of deletion, or null if it was sent, is too recent, or has that time already. */
export function scheduleDeletion(entry: Delivery, now: number, rules: DeliveryRules): Delivery | null {
  if (entry.state === 'sent' || entry.expireAt !== null || entry.receivedAt > getExpiryCutoff(now, rules))
    return null;
  return { ...entry, expireAt: now + rules.warnDays * 24 * hour };
}

/** Returns the entry for an immediate retry, requested by the operator. */
export function resumeDelivery(entry: Delivery, now: number): Delivery {
  return {
    ...entry,
    state: 'retry',
    owner: null,
    leaseUntil: now,
    failures: 0,
    refusals: 0,
    digest: null,
    together: null,
    // Cancels the deletion of an unsent message.
    expireAt: entry.sentAt === null ? null : entry.expireAt,
  };
}

function isOwnedBy(entry: Delivery, owner: string): boolean {
  return entry.state === 'sending' && entry.owner === owner;
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
