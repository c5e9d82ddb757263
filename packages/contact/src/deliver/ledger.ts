import type { StoredMessage } from '../email/contactEmail.ts';

/**
 * What the ledger knows about the delivery of one message.
 *
 * - `sending`: somebody holds it until `leaseUntil`; a holder that crashed simply lets that time pass.
 * - `retry`: the last try failed, or there was none yet; anybody may try again.
 * - `held`: over the cap of e-mails an hour; it goes out in a digest.
 * - `sent`: done.
 */
export interface Delivery {
  state: 'sending' | 'retry' | 'held' | 'sent';
  attempts: number;
  /** Who holds it while `sending`. Only the holder may say how it ended. */
  owner: string | null;
  /** End of the lease while `sending`; else the time of the last change, by which the sweep takes turns. */
  leaseUntil: number;
  /** Why the last try failed: a code, never a text, because texts of servers repeat what visitors wrote. */
  lastError: string | null;
  /** Message-ID of its e-mail: the same for every try, so that mail programs fold a duplicate away. */
  messageId: string;
  /** The digest that it went, or will go, out with. */
  digest: string | null;
  /** A try broke off when the server may have taken the e-mail already. */
  possibleDuplicate: boolean;
  /** When the visitor sent the message. */
  receivedAt: number;
  sentAt: number | null;
  /** When the database deletes the entry, and the message with it. */
  expireAt: number | null;
}

/** Which e-mails of the last hour count against the cap, and when the last digest went out. */
export interface MailBudget {
  taken: { id: string; at: number }[];
  digestAt: number;
}

export interface DeliveryRules {
  /** How long a holder has to finish, in milliseconds: more than the function's timeout. */
  lease: number;
  /** Single e-mails an hour. */
  capPerHour: number;
  /** Least time between two digests. */
  digestEvery: number;
  /** Most messages in one digest. */
  digestSize: number;
  /** How long a message is kept once its e-mail is out. */
  keepMonths: number;
}

export const defaultRules: DeliveryRules = {
  lease: 120_000,
  capPerHour: 30,
  digestEvery: 15 * 60_000,
  digestSize: 200,
  keepMonths: 12,
};

/** A failed try, as the ledger needs to know it. */
export interface Failure {
  code: string;
  mayHaveArrived: boolean;
}

/** Answer to somebody who wants to deliver a message. */
export type Claim =
  | { verdict: 'yours'; messageId: string; message: StoredMessage }
  /** Somebody else holds it. */
  | { verdict: 'busy' }
  /** Over the cap: it waits for the digest. */
  | { verdict: 'held' }
  | { verdict: 'already-sent' }
  /** The message was deleted. */
  | { verdict: 'gone' };

export interface DigestClaim {
  id: string;
  messageId: string;
  messages: StoredMessage[];
}

/** The stored ledger. Each method is one transaction. */
export interface Ledger {
  /** Asks for a message; whoever gets it must end with `sent` or `failed`. */
  claim(id: string, owner: string): Promise<Claim>;
  /** False when the lease ran out and somebody else took over. */
  sent(id: string, owner: string): Promise<boolean>;
  failed(id: string, owner: string, failure: Failure): Promise<boolean>;

  /** Asks for the next digest; null when nothing is held or the last digest was a moment ago. */
  claimDigest(owner: string, options: { following: boolean }): Promise<DigestClaim | null>;
  digestSent(digest: DigestClaim, owner: string): Promise<boolean>;
  digestFailed(digest: DigestClaim, owner: string, failure: Failure): Promise<boolean>;

  /** Enters messages that have no entry yet, because no event for them ever got through. Returns how many. */
  adoptStrays(): Promise<number>;
  /** Messages that are not out and that nobody is working on, longest untouched first. */
  due(): Promise<string[]>;
  /** How many messages are not out an hour after they came in. */
  overdue(): Promise<number>;
}

const hour = 3_600_000;

export function newDelivery(id: string, receivedAt: number, mailDomain: string, now: number): Delivery {
  return {
    state: 'retry',
    attempts: 0,
    owner: null,
    leaseUntil: now,
    lastError: null,
    messageId: `<${id}@${mailDomain}>`,
    digest: null,
    possibleDuplicate: false,
    receivedAt,
    sentAt: null,
    expireAt: null,
  };
}

/** What follows when `owner` asks for a message: the verdict, and the entries as they are to be stored. */
export function claimed(
  id: string,
  entry: Delivery,
  budget: MailBudget,
  owner: string,
  now: number,
  rules: DeliveryRules,
): { verdict: 'yours' | 'busy' | 'held' | 'already-sent'; entry: Delivery; budget: MailBudget } {
  if (entry.state === 'sent') return { verdict: 'already-sent', entry, budget };
  if (entry.state === 'held') return { verdict: 'held', entry, budget };
  if (entry.state === 'sending' && entry.leaseUntil > now) return { verdict: 'busy', entry, budget };

  // A lease that ran out means that its holder crashed, perhaps after the mail server had taken the e-mail.
  const open: Delivery = {
    ...entry,
    possibleDuplicate: entry.possibleDuplicate || entry.state === 'sending',
  };
  const held: Delivery = { ...open, state: 'held', owner: null, leaseUntil: now };
  if (entry.digest !== null) return { verdict: 'held', entry: held, budget };

  const others = budget.taken.filter((slot) => slot.id !== id && slot.at > now - hour);
  if (others.length >= rules.capPerHour) {
    return { verdict: 'held', entry: held, budget: { ...budget, taken: others } };
  }
  return {
    verdict: 'yours',
    entry: { ...open, state: 'sending', owner, leaseUntil: now + rules.lease, attempts: entry.attempts + 1 },
    budget: { ...budget, taken: [...others, { id, at: now }] },
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
  const expireAt = monthsLater(now, rules.keepMonths);
  return { ...entry, state: 'sent', owner: null, leaseUntil: now, lastError: null, sentAt: now, expireAt };
}

/** The entry after a failed try, or null when the lease was lost. */
export function afterFailure(entry: Delivery, owner: string, failure: Failure, now: number): Delivery | null {
  if (!holds(entry, owner)) return null;
  return {
    ...entry,
    state: entry.digest === null ? 'retry' : 'held',
    // A digest that surely did not arrive may be put together anew; one that may have must stay the same.
    digest: failure.mayHaveArrived ? entry.digest : null,
    owner: null,
    leaseUntil: now,
    lastError: failure.code,
    possibleDuplicate: entry.possibleDuplicate || failure.mayHaveArrived,
  };
}

/** A try that surely sent nothing gives its place under the cap back. */
export function budgetAfterFailure(id: string, budget: MailBudget, failure: Failure): MailBudget {
  if (failure.mayHaveArrived) return budget;
  return { ...budget, taken: budget.taken.filter((slot) => slot.id !== id) };
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

function holds(entry: Delivery, owner: string): boolean {
  return entry.state === 'sending' && entry.owner === owner;
}

function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
