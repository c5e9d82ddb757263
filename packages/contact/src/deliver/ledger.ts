import type { StoredMessage } from '../email/contactEmail.ts';
import type { MailFault, Recipient } from '../email/email.ts';
import type { StoredPhoto } from '../email/photos.ts';

/**
 * The delivery of one message.
 *
 * - `sending`: a process has it until `leaseUntil`; if that process crashes, the lease runs out.
 * - `retry`: the last try failed, or there was none yet; the next try is from `leaseUntil` on.
 * - `held`: over the cap of e-mails an hour; it leaves in a digest.
 * - `parked`: the mail server has refused it permanently several times; it waits for the operator.
 * - `sent`: the mail server has accepted the e-mail for all recipients.
 */
export interface Delivery {
  state: 'sending' | 'retry' | 'held' | 'parked' | 'sent';
  attempts: number;
  /** Failed tries that the message itself may have caused. The pause between tries grows with them. */
  failures: number;
  /** Tries that the mail server refused permanently. */
  refusals: number;
  /** The process that has it while `sending`. Only this one may end the try. */
  owner: string | null;
  /** End of the lease while `sending`; else the time of the next try. The earliest goes first. */
  leaseUntil: number;
  /** The code of the last failure, never a server's text, which may repeat what the visitor wrote. */
  lastError: string | null;
  /** The same for every try, so that mail programs fold duplicates into one. */
  messageId: string;
  /** The digest that it is in. */
  digest: string | null;
  /** Most messages in its next digest: half of the one that was refused. Null: no limit. */
  together: number | null;
  /** The recipients that still lack it; null for all. */
  missing: readonly Recipient[] | null;
  /** The server may have accepted an earlier try. */
  possibleDuplicate: boolean;
  /** When the visitor sent the message. */
  receivedAt: number;
  sentAt: number | null;
  /** The notice to the owner: `due` from the first claim on, null without notifications. */
  notice: 'due' | 'sent' | 'failed' | null;
  /** When the database deletes the entry, and the message with it. */
  expireAt: number | null;
}

/** The single e-mails of the last hour, which count against the cap. */
export interface MailBudget {
  taken: readonly { id: string; at: number }[];
}

export interface DeliveryRules {
  /** Time to finish a try, in milliseconds: more than the function's timeout. */
  lease: number;
  /** Single e-mails an hour. */
  capPerHour: number;
  /** Refusals of a message's content after which it is parked. */
  parkAfter: number;
  /** Refusals of a recipient or the sender after which a message is parked. */
  parkAfterEnvelope: number;
  /** Months from sending to deletion. */
  keepMonths: number;
  /** Months from receipt to the operator's warning if a message cannot be sent. */
  unsentMonths: number;
  /** Days from that warning to deletion. */
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

/** The answer to a claim of one message. */
export type Claim =
  | {
      verdict: 'yours';
      messageId: string;
      message: StoredMessage;
      missing: readonly Recipient[] | null;
      /** Whether the owner has not received the notice about it. */
      noticeDue?: boolean;
    }
  /** `busy`: another process sends it, or its next try is not due yet. `gone`: it was deleted. */
  | { verdict: 'busy' | 'held' | 'parked' | 'already-sent' | 'gone' };

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

/** Messages that are not sent and have a day of deletion all the same. */
export interface Expiring {
  count: number;
  /** The first such day; null when there is none. */
  first: number | null;
}

/** The stored ledger. Each method that claims or finishes is one transaction for each 200 messages. */
export interface Ledger {
  /**
   * Claims a message. Who gets it must end with `sent` or `failed`.
   *
   * @param notify Whether the owner receives a notice about it.
   */
  claim(id: string, owner: string, notify?: boolean): Promise<Claim>;
  /** Reads the photos of a message. */
  photos(id: string): Promise<readonly StoredPhoto[]>;
  /** Claims the next digest; null when nothing is held that may be tried now. */
  claimDigest(owner: string, select: SelectForDigest): Promise<DigestClaim | null>;
  /** Ends a try that reached all recipients. Returns false if the lease of one of the messages was lost. */
  sent(ids: readonly string[], owner: string): Promise<boolean>;
  /** Ends a failed try of one e-mail about these messages. Returns those that are parked now. */
  failed(ids: readonly string[], owner: string, failure: Failure): Promise<readonly string[]>;

  /** Creates the entries of messages whose event never arrived. Returns how many. */
  enterUnclaimed(): Promise<number>;
  /** Returns the messages that can be tried now, the longest waiting first. */
  due(): Promise<string[]>;
  /** Counts the messages that are not sent an hour after receipt, and those that are parked. */
  waiting(): Promise<{ overdue: number; parked: number }>;
  /** Gives messages that could not be sent for `unsentMonths` a day of deletion. */
  expireUnsent(): Promise<Expiring>;
  /** Stores that the sweep runs. Returns the time of the run before, null for the first. */
  heartbeat(): Promise<number | null>;
}
