import type { MailFault, Recipient } from '../email/email.ts';
import type { StoredMessage } from '../email/storedMessage.ts';

/**
 * The delivery of one message.
 *
 * - `sending`: a process has claimed it until `leaseUntil`.
 * - `retry`: the last attempt failed, or there was none. The next one is due at `leaseUntil`.
 * - `held`: above the hourly cap. It is sent in a digest.
 * - `parked`: the mail server refuses it even without its text. It waits for the operator.
 * - `sent`: the mail server has accepted the e-mail for all recipients.
 */
export interface Delivery {
  state: 'sending' | 'retry' | 'held' | 'parked' | 'sent';
  attempts: number;
  /** Failed attempts that the message may have caused. They determine the delay between attempts. */
  failures: number;
  /** Whether the mail server has refused its text. The next e-mail has name, phone, time and number only. */
  withoutText: boolean;
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
  /** A hash that messages with a similar text share. */
  group: string;
  /** Size of the message without photos, in bytes. */
  bytes: number;
  /** The recipients that have not received it; null for all. */
  missing: readonly Recipient[] | null;
  /** Whether the server may have accepted an earlier attempt. */
  possibleDuplicate: boolean;
  /** When the visitor sent the message, in ms since 1970. */
  receivedAt: number;
  sentAt: number | null;
  /** State of the owner's notice: `due` from the first claim, null without notifications. */
  notice: 'due' | 'sent' | 'failed' | null;
  /** Whether the company is still to be told that the message is parked. */
  isParkedDue: boolean;
  /** When the database deletes entry and message, in ms since 1970. */
  expireAt: number | null;
}

/** What all e-mails share. */
export interface MailBudget {
  /** The e-mails of the last hour, each with the process that sent it. */
  taken: readonly { id: string; at: number }[];
  /** A server that cannot be reached or refuses every e-mail. No e-mail is sent before `until`. */
  outage: { code: string; failures: number; until: number } | null;
  /** Digests have no text of visitors before this time, because a server refused one. In ms since 1970. */
  withoutTextUntil: number;
}

/** What an e-mail is for. Digests may use the whole cap, the others leave room for digests. */
export type MailKind = 'single' | 'confirmation' | 'parked' | 'digest';

/** Time limits of the functions, in seconds. The longest one is shorter than the lease. */
export const functionTimeouts = { event: 540, sweep: 900, canary: 120 } as const;

export interface DeliveryRules {
  /** Duration of a claim, in ms. Must exceed each function's timeout. */
  lease: number;
  /** Maximum number of e-mails per hour, whatever they are for. Digests may exceed it by two. */
  capPerHour: number;
  /** Part of the cap for e-mails about one message, from 0 to 1. The rest is for digests. */
  singleShare: number;
  /** Months from sending to deletion. */
  keepMonths: number;
  /** Days from sending to deletion for suspected spam with photos: sent in a digest, or without its text. */
  keepSpamDays: number;
  /** Months from receipt to the operator's warning about an unsent message. */
  unsentMonths: number;
  /** Days from that warning to deletion. */
  warnDays: number;
}

export const defaultRules: DeliveryRules = {
  lease: (Math.max(...Object.values(functionTimeouts)) + 60) * 1000,
  capPerHour: 30,
  singleShare: 0.6,
  keepMonths: 12,
  keepSpamDays: 30,
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

export interface DigestClaim {
  id: string;
  messageId: string;
  /** The claimed messages, the rarest texts first. */
  ids: readonly string[];
  missing: readonly Recipient[] | null;
  /** Whether it contains a visitor's text. */
  hasText: boolean;
  /** Whether it repeats an interrupted digest, or one that some recipients lack. */
  isRepeat: boolean;
  /** Reads the claimed messages page by page, without photos. */
  read: () => AsyncIterable<readonly StoredMessage[]>;
}

/** An attempt to send one e-mail about messages. */
export interface Attempt {
  ids: readonly string[];
  owner: string;
  /** Whether the e-mail has a text of these visitors. */
  hasText: boolean;
}
