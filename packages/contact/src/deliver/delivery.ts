import { isContentRefusal, isPaused, takeFromBudget } from './budget.ts';
import type { Delivery, DeliveryRules, Failure, MailBudget } from './ledger.ts';

/*
 * The state machine of a delivery, without I/O: each function takes stored entries and returns the entries to store.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Delay of parked messages after the server has refused the notice about them, in ms. */
const refusedPause = 30 * minute;

/** What an entry stores of its message. */
export interface MessageTraits {
  receivedAt: number;
  group: string;
  bytes: number;
}

export function createDelivery(id: string, traits: MessageTraits, mailDomain: string): Delivery {
  return {
    ...traits,
    state: 'retry',
    attempts: 0,
    failures: 0,
    withoutText: false,
    owner: null,
    // Sorted by time, because a sender can choose the id.
    leaseUntil: traits.receivedAt,
    lastError: null,
    messageId: `<${id}@${mailDomain}>`,
    digest: null,
    missing: null,
    possibleDuplicate: false,
    sentAt: null,
    notice: null,
    isParkedDue: false,
    expireAt: null,
  };
}

export interface ClaimRequest {
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

/** Claims a message for `owner`, unless its state or a pause of the server forbids it. Holds it above the hourly cap. */
export function claimDelivery(request: ClaimRequest): ClaimResult {
  const { entry, budget, owner, now, rules, notify = false } = request;
  if (entry.state === 'sent') return { result: 'already-sent', entry, budget };
  if (entry.state === 'held' || entry.state === 'parked') return { result: entry.state, entry, budget };
  if (entry.leaseUntil > now || isPaused(budget, now)) return { result: 'busy', entry, budget };

  const taken = takeFromBudget(budget, { kind: 'single', owner, now, rules });
  if (entry.digest !== null || !taken) return { result: 'held', entry: holdDelivery(entry, now), budget };
  return {
    result: 'claimed',
    entry: {
      ...markCrashed(entry),
      state: 'sending',
      owner,
      leaseUntil: now + rules.lease,
      attempts: entry.attempts + 1,
      notice: entry.notice ?? (notify ? 'due' : null),
    },
    budget: taken,
  };
}

/** Returns the entry of a due message, held for the digest. */
export function holdDelivery(entry: Delivery, now: number): Delivery {
  return { ...markCrashed(entry), state: 'held', owner: null, leaseUntil: now };
}

/** An expired lease means that its owner crashed, perhaps after the mail server had accepted the e-mail. */
function markCrashed(entry: Delivery): Delivery {
  return { ...entry, possibleDuplicate: entry.possibleDuplicate || entry.state === 'sending' };
}

/** An attempt that has ended. */
export interface EndedAttempt {
  owner: string;
  now: number;
  rules: DeliveryRules;
}

/** Returns the entry after success, or null if the lease was lost. Suspected spam with photos is deleted earlier. */
export function applySuccess(
  entry: Delivery,
  { owner, now, rules }: EndedAttempt,
  isSuspectWithPhotos = false,
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
    expireAt: isSuspectWithPhotos ? now + rules.keepSpamDays * day : addMonths(now, rules.keepMonths),
  };
}

/** A failed attempt. */
export interface FailedAttempt extends EndedAttempt {
  failure: Failure;
  /** Whether the e-mail had a text of visitors, which the next one leaves out. */
  hasText: boolean;
}

/** Returns the entry after a failed attempt, or null if the lease was lost. */
export function applyFailure(id: string, entry: Delivery, attempt: FailedAttempt): Delivery | null {
  const { failure, hasText, owner, now } = attempt;
  if (!isOwnedBy(entry, owner)) return null;
  const after: Delivery = {
    ...entry,
    owner: null,
    lastError: failure.code,
    missing: failure.missing ?? entry.missing,
    possibleDuplicate: entry.possibleDuplicate || failure.mayHaveArrived,
  };
  const waiting = entry.digest === null ? 'retry' : 'held';
  if (isContentRefusal(failure)) {
    // Another e-mail about the same message: the refused one has not arrived.
    if (hasText) return { ...after, state: waiting, digest: null, withoutText: true, leaseUntil: now };
    return { ...after, state: 'parked', digest: null, isParkedDue: true, leaseUntil: now };
  }
  // The pause of a server that got nothing is the same for all messages: see `MailBudget.outage`.
  const failures = failure.isTransmitted ? entry.failures + 1 : entry.failures;
  const delay = failure.isTransmitted ? getRetryDelay(id, entry, failures, failure) : 0;
  // A digest that may have arrived is retried with the same messages.
  const isSame = failure.mayHaveArrived || failure.missing !== undefined;
  return {
    ...after,
    state: waiting,
    failures,
    leaseUntil: now + delay,
    digest: isSame ? entry.digest : null,
  };
}

/**
 * Returns the delay until the next attempt, in ms. It doubles with each failure: from 1 to 15 minutes after a temporary
 * error, from 5 minutes to 6 hours if a recipient is refused or each attempt may leave a copy in the mailbox.
 */
function getRetryDelay(id: string, { attempts }: Delivery, failures: number, failure: Failure): number {
  const [first, longest] =
    (failure.permanent && failure.fault === 'recipients') || failure.mayHaveArrived
      ? [5 * minute, 6 * hour]
      : [minute, hour / 4];
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * getJitter(`${id}${attempts}`);
}

/** Returns a number from 0.5 to 1, the same for the same seed. */
function getJitter(seed: string): number {
  let hash = 0x811c9dc5;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 0.5 + hash / 2 ** 33;
}

/** Returns the entry of a held message, claimed for a digest. */
export function addToDigest(entry: Delivery, digest: string, { owner, now, rules }: EndedAttempt): Delivery {
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
  return { ...entry, expireAt: now + rules.warnDays * day };
}

/** Returns the entry for an immediate retry, requested by the operator. */
export function resumeDelivery(entry: Delivery, now: number): Delivery {
  return {
    ...entry,
    state: 'retry',
    owner: null,
    leaseUntil: now,
    failures: 0,
    withoutText: false,
    isParkedDue: false,
    digest: null,
    // Cancels the deletion of an unsent message.
    expireAt: entry.sentAt === null ? null : entry.expireAt,
  };
}

/** Returns the entry of a parked message after the notice about it was sent or refused; null if it is not parked. */
export function applyParkedNotice(entry: Delivery, now: number, isSent: boolean): Delivery | null {
  if (entry.state !== 'parked') return null;
  if (isSent) return { ...entry, isParkedDue: false };
  return { ...resumeDelivery(entry, now), leaseUntil: now + refusedPause, expireAt: entry.expireAt };
}

function isOwnedBy(entry: Delivery, owner: string): boolean {
  return entry.state === 'sending' && entry.owner === owner;
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
