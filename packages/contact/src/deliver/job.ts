import type { MailFault } from '../email/email.ts';
import { isPaused, type MailKind, takeFromBudget } from './budget.ts';
import { addMonths, getSpamExpiry } from './retention.ts';
import {
  alone,
  type AttemptEnd,
  type Delivery,
  type DeliveryLimits,
  type Level,
  lease,
  type MailBudget,
} from './delivery.ts';

/*
 * The state machine of a delivery, without I/O. Each function takes stored entries and returns the entries to store.
 *
 * The content of an e-mail is the cause of a refusal only if the same server accepts another e-mail in the same minutes. So
 * a refused message is followed by e-mails with less of it. If the server refuses even a notice, the server is the cause.
 */

const minute = 60_000;
const hour = 60 * minute;

/** The first and the longest delay after a refusal. Each is twice the one before. */
const [firstDelay, longestDelay] = [5 * minute, 6 * hour];
/** Attempts in a week with these delays. */
const maxFailures = 34;
/** Time after which a refusal says nothing about the next e-mail, in ms. */
const ladderTime = 10 * minute;

const getDelay = (failures: number) => Math.min(longestDelay, firstDelay * 2 ** (failures - 1));

/** Returns whether the next attempt is due, or a wrong clock has set its time too far. */
export function isDue({ leaseUntil }: Pick<Delivery, 'leaseUntil'>, now: number): boolean {
  return leaseUntil <= now || leaseUntil > now + longestDelay;
}

/**
 * `busy`: another process sends it, or its next attempt is not due yet. `paused`: the mail server cannot be used.
 * `waiting`: the cap allows no attempt now.
 */
export type ClaimResult = 'claimed' | 'busy' | 'paused' | 'waiting' | 'held' | 'parked' | 'already-sent';

interface ClaimOptions {
  owner: string;
  now: number;
  limits: DeliveryLimits;
}

/** Claims a message for `owner`, unless its state or a pause of the server forbids it. Holds it above the hourly cap. */
export function claimDelivery(
  { entry, budget }: { entry: Delivery; budget: MailBudget },
  { owner, now, limits }: ClaimOptions,
): { result: ClaimResult; entry: Delivery; budget: MailBudget } {
  const stay = (result: ClaimResult) => ({ result, entry, budget });
  if (entry.state === 'sent') return stay('already-sent');
  if (entry.state === 'held' || entry.state === 'digest') return stay('held');
  if (entry.state === 'parked') return stay('parked');
  // The database runs a transaction again if the answer to its commit was lost.
  if (entry.state === 'sending' && entry.owner === owner) return stay('claimed');
  if (!isDue(entry, now)) return stay('busy');
  if (isPaused(budget, now)) return stay('paused');

  const isLadder = entry.level !== 'whole' && entry.owner === null && entry.leaseUntil > now - ladderTime;
  // The cap did not allow the e-mail that would have shown the cause.
  if (!isLadder && entry.level !== 'whole' && entry.owner === null)
    return { result: 'busy', entry: fail({ ...entry, level: 'whole' }, 'later', now, limits).entry, budget };
  const level = isLadder ? entry.level : 'whole';
  const kind: MailKind = isLadder ? 'test' : entry.batch === alone ? 'retry' : 'single';
  const taken = takeFromBudget(budget, { kind, owner, now, limits });
  if (taken) return { result: 'claimed', entry: { ...claim(entry, owner, now), level }, budget: taken };
  const held = holdDelivery(entry, now);
  return held ? { result: 'held', entry: held, budget } : stay('waiting');
}

/** Marks an entry as sending. An owner at this time has crashed, perhaps after the server had accepted the e-mail. */
function claim(entry: Delivery, owner: string, now: number): Delivery {
  const possibleDuplicate = entry.possibleDuplicate || entry.owner !== null;
  const attempts = entry.attempts + 1;
  return { ...entry, state: 'sending', possibleDuplicate, owner, leaseUntil: now + lease, attempts };
}

/** Claims the messages of a digest that still wait, all with one e-mail. Returns null if none does, or the cap allows none. */
export function claimDigest(
  entries: ReadonlyMap<string, Delivery>,
  budget: MailBudget,
  options: ClaimOptions & { kind: MailKind },
): { entries: Map<string, Delivery>; budget: MailBudget } | null {
  const { owner, now } = options;
  const waiting = [...entries].filter(
    ([, entry]) => (entry.state === 'held' || entry.state === 'digest') && isDue(entry, now),
  );
  const taken = waiting.length > 0 && takeFromBudget(budget, options);
  if (!taken) return null;
  return { entries: new Map(waiting.map(([id, entry]) => [id, claim(entry, owner, now)])), budget: taken };
}

/** Returns the entry of a due message that a digest takes. Returns null if it is not due, or stays alone. */
export function holdDelivery(entry: Delivery, now: number): Delivery | null {
  const isOpen = entry.state === 'retry' || entry.state === 'sending';
  if (!isOpen || entry.batch === alone || !isDue(entry, now)) return null;
  const possibleDuplicate = mayBeDuplicate(entry);
  return { ...entry, state: getHeldState(entry), possibleDuplicate, owner: null, leaseUntil: now };
}

const getHeldState = ({ batch }: Delivery) => (batch === '' ? 'held' : 'digest');

/** Returns whether an e-mail to all recipients may be the second one for some of them. */
function mayBeDuplicate({ possibleDuplicate, owner, missing, sentAt }: Delivery): boolean {
  return possibleDuplicate || owner !== null || missing !== null || sentAt !== null;
}

interface Attempt {
  now: number;
  limits: DeliveryLimits;
  hasPhotos: boolean;
}

/** Returns the entry after an attempt to send it alone. `hasContact`: whether there is a name or a phone number. */
export function finishDelivery(
  entry: Delivery,
  fault: MailFault | null,
  { now, limits, hasPhotos, hasContact }: Attempt & { hasContact: boolean },
): { entry: Delivery; end: AttemptEnd } {
  const hasText = entry.level === 'whole' || entry.level === 'text';
  const after: Delivery = { ...entry, state: 'retry', owner: null, level: 'whole', leaseUntil: now };
  if (!fault && hasText) return { entry: markSent({ ...after, missing: null }, now, limits), end: 'sent' };
  if (!hasText && isAccepted(fault)) return fail({ ...after, hasStopgap: true }, 'stopgap', now, limits);
  if (!fault) return { entry: after, end: 'later' };

  after.lastError = hasText ? fault.code : entry.lastError;
  after.possibleDuplicate ||= fault.mayHaveArrived && hasText;
  after.missing = fault.missing ?? entry.missing;
  if (fault.cause === 'internal' || fault.cause === 'recipients') return fail(after, 'later', now, limits);
  if (fault.cause === 'content' && entry.level !== 'notice') {
    const level = getNextLevel(entry, hasPhotos, hasContact);
    return level ? { entry: { ...after, level }, end: 'refused' } : fail(after, 'later', now, limits);
  }
  // Each attempt without an answer may leave a copy in the mailbox.
  if (fault.mayHaveArrived) after.leaseUntil += getDelay(entry.attempts);
  return { entry: after, end: 'outage' };
}

/** Returns whether the server has accepted the e-mail, at least for a part of the recipients. */
export function isAccepted(fault: MailFault | null): boolean {
  return fault === null || (fault.cause === 'recipients' && fault.isTransmitted);
}

function getNextLevel(
  { level, hasStopgap }: Delivery,
  hasPhotos: boolean,
  hasContact: boolean,
): Level | null {
  if (level === 'whole' && hasPhotos) return 'text';
  if (hasStopgap) return null;
  return level !== 'contact' && hasContact ? 'contact' : 'notice';
}

/** Returns the entry with the next delay. After a week it is parked, or sent if a part of the recipients has it. */
function fail(entry: Delivery, end: AttemptEnd, now: number, limits: DeliveryLimits) {
  const failures = entry.failures + 1;
  const after: Delivery = {
    ...entry,
    failures,
    batch: entry.batch || alone,
    leaseUntil: now + getDelay(failures),
  };
  if (failures < maxFailures) return { entry: after, end };
  if (entry.missing) return { entry: markSent(after, now, limits), end: 'sent' as const };
  return { entry: { ...after, state: 'parked' as const }, end: 'parked' as const };
}

/**
 * How a digest ended: `split` if its content was refused, or it could not be rendered; `failed` if a part of the recipients
 * has not received it; `back` if its messages wait unchanged.
 */
export type DigestEnd = 'sent' | 'split' | 'failed' | 'back';

/** Returns the entry of a message after a digest with it. `part`: the smaller digest that it is in after a refusal. */
export function finishInDigest(
  entry: Delivery,
  fault: MailFault | null,
  {
    now,
    limits,
    hasPhotos,
    end,
    part,
    isSingle,
  }: Attempt & { end: DigestEnd; part: string; isSingle: boolean },
): Delivery {
  const after: Delivery = { ...entry, state: getHeldState(entry), owner: null, leaseUntil: now };
  if (end === 'sent') {
    const sent = markSent({ ...after, missing: null }, now, limits);
    return hasPhotos && !isSingle ? { ...sent, expireAt: getSpamExpiry(now) } : sent;
  }
  if (!fault) return after;
  after.lastError = fault.code;
  after.possibleDuplicate ||= fault.mayHaveArrived;
  if (end === 'split') return { ...after, state: part === alone ? 'retry' : 'digest', batch: part };
  if (end === 'back')
    return fault.cause === 'server' ? after : { ...after, leaseUntil: now + 3 * firstDelay };
  const batch = entry.batch || part;
  return fail({ ...after, state: 'digest', batch, missing: fault.missing ?? null }, 'later', now, limits)
    .entry;
}

function markSent(entry: Delivery, now: number, { keepMonths }: DeliveryLimits): Delivery {
  const lastError = entry.missing ? entry.lastError : null;
  return {
    ...entry,
    state: 'sent',
    owner: null,
    lastError,
    sentAt: now,
    expireAt: addMonths(now, keepMonths),
  };
}

/** Returns the entry for an immediate e-mail to all, requested by the operator. Cancels the deletion of an unsent message. */
export function restartDelivery(entry: Delivery, now: number): Delivery {
  const expireAt = entry.sentAt === null ? null : entry.expireAt;
  const possibleDuplicate = mayBeDuplicate(entry);
  const all = {
    possibleDuplicate,
    missing: null,
    sentAt: null,
    expireAt,
    failures: 0,
    level: 'whole',
  } as const;
  return { ...entry, ...all, state: 'retry', owner: null, batch: alone, leaseUntil: now };
}
