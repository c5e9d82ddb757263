import type { StoredMessage } from '../email/contactEmail.ts';
import type { MailFault, Recipient } from '../email/email.ts';

/**
 * What the ledger knows about the delivery of one message.
 *
 * - `sending`: somebody holds it until `leaseUntil`; a holder that crashed simply lets that time pass.
 * - `retry`: the last try failed, or there was none yet; anybody may try again from `leaseUntil` on.
 * - `held`: over the cap of e-mails an hour; it goes out in a digest.
 * - `parked`: the mail server has refused it for good, again and again; it waits for the operator.
 * - `sent`: the mail server has taken the e-mail for every recipient.
 */
export interface Delivery {
  state: 'sending' | 'retry' | 'held' | 'parked' | 'sent';
  attempts: number;
  /** Tries in a row that failed for what may be the message's own fault; the wait between tries grows with them. */
  failures: number;
  /** Tries that the mail server refused for good. */
  refusals: number;
  /** Who holds it while `sending`. Only the holder may say how it ended. */
  owner: string | null;
  /** End of the lease while `sending`; else the time from which it may be tried. The earliest goes first. */
  leaseUntil: number;
  /** Why the last try failed: a code, never a text, because texts of servers repeat what visitors wrote. */
  lastError: string | null;
  /** Message-ID of its e-mail: the same for every try, so that mail programs fold a duplicate away. */
  messageId: string;
  /** The digest that it went, or will go, out with. */
  digest: string | null;
  /** With how many others it may go out at most; halved with each digest that is refused. Null: no limit of its own. */
  together: number | null;
  /** The recipients that still lack it; null while that is all of them. */
  missing: readonly Recipient[] | null;
  /** A try broke off when the server may have taken the e-mail already. */
  possibleDuplicate: boolean;
  /** When the visitor sent the message. */
  receivedAt: number;
  sentAt: number | null;
  /** When the database deletes the entry, and the message with it. */
  expireAt: number | null;
}

/** An e-mail of the last hour that counts against the cap. */
export interface Slot {
  id: string;
  at: number;
}

/** The single e-mails of the last hour. */
export interface MailBudget {
  taken: readonly Slot[];
}

export interface DeliveryRules {
  /** How long a holder has to finish, in milliseconds: more than the function's timeout. */
  lease: number;
  /** Single e-mails an hour. */
  capPerHour: number;
  /** Refusals of a message's content after which it is parked. */
  parkAfter: number;
  /** Refusals of a recipient or sender after which a message is parked: they are seldom its own fault. */
  parkAfterEnvelope: number;
  /** How long a message is kept once its e-mail is out. */
  keepMonths: number;
  /** How long a message that cannot be sent is kept, from its receipt on, before the operator is warned... */
  unsentMonths: number;
  /** ... and how many days after the warning it is deleted. */
  warnDays: number;
}

export const defaultRules: DeliveryRules = {
  lease: 600_000,
  capPerHour: 30,
  parkAfter: 3,
  parkAfterEnvelope: 12,
  keepMonths: 12,
  unsentMonths: 12,
  warnDays: 30,
};

/** How a try ended that did not reach every recipient. */
export type Failure = MailFault;

/** Answer to somebody who wants to deliver a message. */
export type Claim =
  | { verdict: 'yours'; messageId: string; message: StoredMessage; missing: readonly Recipient[] | null }
  /** Somebody else holds it, or its next try is not due yet. */
  | { verdict: 'busy' }
  /** Over the cap: it waits for the digest. */
  | { verdict: 'held' }
  /** It waits for the operator. */
  | { verdict: 'parked' }
  | { verdict: 'already-sent' }
  /** The message was deleted. */
  | { verdict: 'gone' };

/** Chooses, of the messages that are held for the first time, those that the next e-mail carries. */
export type SelectForDigest = (messages: readonly StoredMessage[]) => readonly StoredMessage[];

export interface DigestClaim {
  id: string;
  messageId: string;
  messages: readonly StoredMessage[];
  missing: readonly Recipient[] | null;
  /** False for a digest, or a part of one, that has failed before. */
  isFresh: boolean;
}

/** Messages that a try has parked; empty for most. */
export type Parked = readonly string[];

/** Messages that are not sent and have a day of deletion all the same. */
export interface Expiring {
  count: number;
  /** The first such day; null when there is none. */
  first: number | null;
}

/** The stored ledger. Each method that claims or finishes is one transaction. */
export interface Ledger {
  /** Asks for a message; whoever gets it must end with `sent` or `failed`. */
  claim(id: string, owner: string): Promise<Claim>;
  /** False when the lease ran out and somebody else took over. */
  sent(id: string, owner: string): Promise<boolean>;
  failed(id: string, owner: string, failure: Failure): Promise<Parked>;

  /** Asks for the next digest; null when nothing is held that may be tried now. */
  claimDigest(owner: string, select: SelectForDigest): Promise<DigestClaim | null>;
  digestSent(digest: DigestClaim, owner: string): Promise<boolean>;
  digestFailed(digest: DigestClaim, owner: string, failure: Failure): Promise<Parked>;

  /** Enters messages that have no entry yet, because no event for them ever got through. Returns how many. */
  enterUnclaimed(): Promise<number>;
  /** Messages whose time has come and that nobody is working on, the longest waiting first. */
  due(): Promise<string[]>;
  /** How many messages are not out an hour after they came in, and how many of all are parked. */
  waiting(): Promise<{ overdue: number; parked: number }>;
  /** Gives messages that could not be sent for very long a day of deletion, which is a while off. */
  expireUnsent(): Promise<Expiring>;
  /** Notes that the sweep runs; answers with the time of the run before, null for the first. */
  heartbeat(): Promise<number | null>;
}
