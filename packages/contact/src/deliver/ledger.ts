import type { StoredMessage } from '../email/renderContactEmail.ts';
import type { MailFault, Recipient } from '../email/email.ts';
import type { StoredPhoto } from '../email/photos.ts';

/**
 * The delivery of one message.
 *
 * - `sending`: a process has claimed it until `leaseUntil`.
 * - `retry`: the last attempt failed, or there was none. The next one is due at `leaseUntil`.
 * - `held`: above the hourly cap of single e-mails. It is sent in a digest.
 * - `parked`: the mail server has refused it permanently several times. It waits for the operator.
 * - `sent`: the mail server has accepted the e-mail for all recipients.
 */
export interface Delivery {
  state: 'sending' | 'retry' | 'held' | 'parked' | 'sent';
  attempts: number;
  /** Failed attempts that the message may have caused. They determine the delay between attempts. */
  failures: number;
  /** Attempts that the mail server refused permanently. */
  refusals: number;
  /** The process that has claimed it while `sending`. Only this one may store the result. */
  owner: string | null;
  /** End of the lease while `sending`, else the time of the next attempt. In ms since 1970. */
  leaseUntil: number;
  /** Code of the last failure, never a server's text, which may quote the visitor. */
  lastError: string | null;
  /** The same for every attempt, so that mail programs merge duplicates. */
  messageId: string;
  /** Id of its digest. */
  digest: string | null;
  /** Maximum size of its next digest: half of the refused one. Null for no limit. */
  together: number | null;
  /** The recipients that have not received it; null for all. */
  missing: readonly Recipient[] | null;
  /** Whether the server may have accepted an earlier attempt. */
  possibleDuplicate: boolean;
  /** When the visitor sent the message, in ms since 1970. */
  receivedAt: number;
  sentAt: number | null;
  /** State of the owner's notice: `due` from the first claim, null without notifications. */
  notice: 'due' | 'sent' | 'failed' | null;
  /** When the database deletes entry and message, in ms since 1970. */
  expireAt: number | null;
}

/** The single e-mails of the last hour, which count towards the cap. */
export interface MailBudget {
  taken: readonly { id: string; at: number }[];
}

export interface DeliveryRules {
  /** Duration of a claim, in ms. Must exceed the function's timeout. */
  lease: number;
  /** Maximum number of single e-mails per hour. */
  capPerHour: number;
  /** Number of refusals of its content after which a message is parked. */
  parkAfter: number;
  /** Number of refusals of recipient or sender after which a message is parked. */
  parkAfterEnvelope: number;
  /** Months from sending to deletion. */
  keepMonths: number;
  /** Months from receipt to the operator's warning about an unsent message. */
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

/** Why an attempt did not reach every recipient. */
export type Failure = MailFault;

/** The result of claiming one message. */
export type Claim =
  | {
      result: 'claimed';
      messageId: string;
      message: StoredMessage;
      missing: readonly Recipient[] | null;
      /** Whether the owner's notice is still to be sent. */
      isNoticeDue?: boolean;
    }
  /** `busy`: another process sends it, or its next attempt is not due yet. */
  | { result: 'busy' | 'held' | 'parked' | 'already-sent' | 'deleted' };

/** Selects the messages of the next digest from those without an attempt. */
export type SelectForDigest = (messages: readonly StoredMessage[]) => readonly StoredMessage[];

export interface DigestClaim {
  id: string;
  messageId: string;
  messages: readonly StoredMessage[];
  missing: readonly Recipient[] | null;
  /** False if the digest, or a larger one with its messages, has failed before. */
  isFirstAttempt: boolean;
}

/** Unsent messages that are scheduled for deletion. */
export interface ExpiringMessages {
  count: number;
  /** Earliest time of deletion, in ms since 1970; null if there is none. */
  first: number | null;
}

/** The stored deliveries. Methods that claim or store results use one transaction for each 200 messages. */
export interface Ledger {
  /**
   * Claims a message. The caller must finish with `recordSent` or `recordFailure`.
   *
   * @param notify Whether notices are enabled.
   */
  claim(id: string, owner: string, notify?: boolean): Promise<Claim>;
  /** Reads the photos of a message. */
  readPhotos(id: string): Promise<readonly StoredPhoto[]>;
  /** Claims the next digest. Returns null if no held message is due. */
  claimDigest(owner: string, select: SelectForDigest): Promise<DigestClaim | null>;
  /** Stores that an e-mail reached all recipients. Returns false if the lease of a message was lost. */
  recordSent(ids: readonly string[], owner: string): Promise<boolean>;
  /** Stores the failure of one e-mail about these messages. Returns the ids of those that are parked now. */
  recordFailure(ids: readonly string[], owner: string, failure: Failure): Promise<readonly string[]>;

  /** Creates the entries of messages whose event never arrived. Returns their number. */
  addUnclaimed(): Promise<number>;
  /** Returns the ids of messages whose attempt is due, the earliest first. */
  listDue(): Promise<string[]>;
  /** Counts the messages that are unsent an hour after receipt, and the parked ones. */
  countWaiting(): Promise<{ overdue: number; parked: number }>;
  /** Schedules messages for deletion that could not be sent for `unsentMonths`. */
  expireUnsent(): Promise<ExpiringMessages>;
  /** Stores the time of this sweep. Returns the time of the previous one, or null. */
  recordHeartbeat(): Promise<number | null>;
}
