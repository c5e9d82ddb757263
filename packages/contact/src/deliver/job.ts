import type { MailFault } from '../email/email.ts';
import { levels } from '../email/storedMessage.ts';
import { isPaused, takeFromBudget } from './budget.ts';
import {
  type AttemptEnd,
  type Delivery,
  type DeliveryLimits,
  type Digest,
  type Job,
  lease,
  type MailBudget,
} from './delivery.ts';

/*
 * The state machine of a delivery, without I/O. Each function takes stored entries and returns the entries to store.
 *
 * The text of a refusal is ignored. After any refusal the next e-mail has less of the visitor: no text, then no name, then
 * nothing. If the server refuses even that one, it refuses the account, and all e-mails wait.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Unclear or temporary failures after which less is sent, because their cause may be the content. */
const maxFailures = 3;

/** Days from sending to deletion for suspected spam with photos: sent in a digest, or without its text. */
const spamDays = 30;
/** Months from receipt to the operator's warning about an unsent message, and days from that to deletion. */
const [unsentMonths, warnDays] = [12, 30];

export function createJob(messageId: string, now: number): Job {
  return {
    attempts: 0,
    failures: 0,
    level: 'whole',
    owner: null,
    leaseUntil: now,
    lastError: null,
    messageId,
    missing: null,
    possibleDuplicate: false,
  };
}

export function createDigest(ids: readonly string[], level: Digest['level'], now: number): Digest {
  return { ...createJob('', now), level, ids, place: 0, isAnnounced: false };
}

/** Claims a job for a process. An owner at this time has crashed, perhaps after the server had accepted the e-mail. */
export function claimJob<Kind extends Job>(job: Kind, owner: string, until: number): Kind {
  const possibleDuplicate = job.possibleDuplicate || job.owner !== null;
  return { ...job, possibleDuplicate, owner, leaseUntil: until, attempts: job.attempts + 1 };
}

/** Returns the job after an attempt, and how the attempt ended. `fault` is null after a success. */
export function finishJob<Kind extends Job>(
  job: Kind,
  fault: MailFault | null,
  now: number,
): { job: Kind; end: AttemptEnd } {
  const after = { ...job, owner: null, leaseUntil: now, lastError: fault?.code ?? null };
  const isNotice = job.level === 'notice';
  if (!fault && isNotice) {
    // Recipients that had the message before others refused it get it again.
    const possibleDuplicate = job.possibleDuplicate || job.missing !== null;
    return { job: { ...after, missing: null, lastError: job.lastError, possibleDuplicate }, end: 'isolate' };
  }
  if (!fault) return { job: { ...after, missing: null }, end: 'accepted' };
  // Even a notice without anything of the visitor fails, so the cause is the server.
  if (fault.cause === 'server' || (isNotice && fault.cause === 'content'))
    return { job: { ...after, level: isNotice ? 'whole' : job.level }, end: 'outage' };

  after.missing = fault.missing ?? job.missing;
  after.possibleDuplicate ||= fault.mayHaveArrived;
  const failures = job.failures + 1;
  const isRefused = fault.cause === 'content' && (fault.permanent || failures >= maxFailures);
  const isDueAtOnce = isRefused && !fault.mayHaveArrived;
  return {
    job: {
      ...after,
      level: isRefused ? (levels[levels.indexOf(job.level) + 1] ?? 'notice') : job.level,
      failures: isRefused && fault.permanent ? 0 : failures,
      leaseUntil: isDueAtOnce ? now : now + getDelay(failures, fault),
    },
    end: isDueAtOnce ? 'refused' : 'later',
  };
}

/**
 * Returns the delay until the next attempt, in ms. It doubles with each failure: from 1 to 15 minutes after a temporary
 * error, from 5 minutes to 6 hours if a recipient is refused or each attempt may leave a copy in the mailbox.
 */
function getDelay(failures: number, fault: MailFault): number {
  const isSlow = (fault.permanent && fault.cause === 'recipients') || fault.mayHaveArrived;
  const [first, longest] = isSlow ? [5 * minute, 6 * hour] : [minute, hour / 4];
  return Math.min(longest, first * 2 ** (failures - 1));
}

export function createDelivery(id: string, receivedAt: number, rank: number, mailDomain: string): Delivery {
  // The sweep sorts by `leaseUntil`, here the time of receipt, because a sender can choose the id.
  const job = createJob(`<${id}@${mailDomain}>`, receivedAt);
  return { ...job, state: 'retry', rank, receivedAt, sentAt: null, expireAt: null };
}

/**
 * `busy`: another process sends it, or its next attempt is not due yet. `paused`: the mail server cannot be used.
 * `waiting`: the cap allows no notice now.
 */
type ClaimResult = 'claimed' | 'busy' | 'paused' | 'waiting' | 'held' | 'digest' | 'parked' | 'already-sent';

/** Claims a message for `owner`, unless its state or a pause of the server forbids it. Holds it above the hourly cap. */
export function claimDelivery(
  { entry, budget }: { entry: Delivery; budget: MailBudget },
  { owner, now, limits }: { owner: string; now: number; limits: DeliveryLimits },
): { result: ClaimResult; entry: Delivery; budget: MailBudget } {
  const stay = (result: ClaimResult) => ({ result, entry, budget });
  if (entry.state === 'sent') return stay('already-sent');
  if (entry.state === 'held') return stay('held');
  // The database runs a transaction again if the answer to its commit was lost.
  if (entry.state === 'sending' && entry.owner === owner) return stay('claimed');
  if (entry.leaseUntil > now)
    return stay(entry.state === 'parked' || entry.state === 'digest' ? entry.state : 'busy');
  if (isPaused(budget, now)) return stay('paused');

  const kind = entry.level === 'notice' ? 'reserved' : 'single';
  const taken = takeFromBudget(budget, { kind, owner, now, limits });
  if (taken) {
    const claimed = claimJob(entry, owner, now + lease);
    // A digest that was lost may have been sent.
    claimed.possibleDuplicate ||= entry.state === 'digest';
    return { result: 'claimed', entry: { ...claimed, state: 'sending' }, budget: taken };
  }
  const held = holdDelivery(entry, now);
  if (held) return { result: 'held', entry: held, budget };
  return stay(entry.state === 'parked' ? 'parked' : 'waiting');
}

/** Returns the entry of a due message that the next digest takes. Returns null if it is not due, or its number was refused. */
export function holdDelivery(entry: Delivery, now: number): Delivery | null {
  if (['sent', 'held', 'parked'].includes(entry.state) || entry.level === 'notice' || entry.leaseUntil > now)
    return null;
  const possibleDuplicate = mayBeDuplicate(entry);
  return { ...entry, state: 'held', possibleDuplicate, owner: null, leaseUntil: now };
}

/** Returns whether an e-mail to all recipients may be the second one for some of them. */
function mayBeDuplicate({ possibleDuplicate, owner, missing, sentAt, state }: Delivery): boolean {
  return possibleDuplicate || owner !== null || missing !== null || sentAt !== null || state === 'digest';
}

/** Returns the entry after an attempt. `hasPhotos`: suspected spam with photos is deleted earlier. */
export function finishDelivery(
  entry: Delivery,
  fault: MailFault | null,
  { now, limits, hasPhotos }: { now: number; limits: DeliveryLimits; hasPhotos: boolean },
): { entry: Delivery; end: AttemptEnd } {
  const { job, end } = finishJob(entry, fault, now);
  if (end === 'accepted') {
    return { entry: markSent(job, { now, limits, isSuspect: hasPhotos && job.level !== 'whole' }), end };
  }
  return { entry: end === 'isolate' ? parkDelivery(job, now) : { ...job, state: 'retry' }, end };
}

export function markSent(
  entry: Delivery,
  { now, limits, isSuspect }: { now: number; limits: DeliveryLimits; isSuspect: boolean },
): Delivery {
  const expireAt = isSuspect ? now + spamDays * day : addMonths(now, limits.keepMonths);
  return { ...entry, state: 'sent', owner: null, lastError: null, sentAt: now, expireAt };
}

/** Returns the entry of a message whose phone number the server refuses. The next attempt, a day later, is whole again. */
export function parkDelivery(entry: Delivery, now: number): Delivery {
  return { ...entry, state: 'parked', owner: null, level: 'whole', failures: 0, leaseUntil: now + day };
}

/**
 * Returns a digest after an attempt, and how the attempt ended.
 *
 * - `messages`: what becomes of its messages, undefined if they wait for another attempt.
 * - `replacedBy`: the digests in its place, undefined if it stays: none, or two halves that are due at once, to find the
 *   message whose number the server refuses.
 */
export function finishDigest(digest: Digest, fault: MailFault | null, now: number) {
  const { job, end } = finishJob(digest, fault, now);
  const isRefused = job.isAnnounced && job.level === 'notice' && end === 'refused';
  const isSplit = job.ids.length > 1 && (isRefused || end === 'isolate');
  const messages =
    end === 'accepted' ? ('sent' as const) : end === 'isolate' && !isSplit ? ('parked' as const) : undefined;
  const replacedBy = isSplit ? splitDigest(job) : messages && [];
  return { job, end, messages, replacedBy };
}

/** A half gets no notice of its own until it is a single message. */
function splitDigest(digest: Digest): Digest[] {
  const middle = Math.ceil(digest.ids.length / 2);
  return [0, middle].map((start) => ({
    ...digest,
    ids: digest.ids.slice(start, start + middle),
    place: digest.place + start,
    isAnnounced: true,
    level: 'phone',
    failures: 0,
  }));
}

/** Returns the time before which unsent messages must have been received to be scheduled for deletion, in ms since 1970. */
export function getExpiryCutoff(now: number): number {
  return addMonths(now, -unsentMonths);
}

/** Returns the entry with a time of deletion, or null if it has one, as each that was sent. */
export function scheduleDeletion(entry: Delivery, now: number): Delivery | null {
  return entry.expireAt === null ? { ...entry, expireAt: now + warnDays * day } : null;
}

/** Returns the entry for an immediate e-mail to all, requested by the operator. Cancels the deletion of an unsent message. */
export function restartDelivery(entry: Delivery, now: number): Delivery {
  const expireAt = entry.sentAt === null ? null : entry.expireAt;
  const possibleDuplicate = mayBeDuplicate(entry);
  const all = { possibleDuplicate, missing: null, sentAt: null, expireAt };
  return { ...entry, ...all, state: 'retry', owner: null, leaseUntil: now, failures: 0, level: 'whole' };
}

/** Returns the same day and time of another month, or its last day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // 31 August and six months is the last day of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
