import { mailTimeouts } from '../email/email.ts';
import type { Level } from '../email/storedMessage.ts';

/** Sending of one e-mail, which is repeated until a mail server accepts it. */
export interface Job {
  attempts: number;
  /** Failures in a row without a refusal. They determine the delay between attempts. */
  failures: number;
  /** What the next e-mail contains. Each refusal leaves out more. */
  level: Level;
  /** The process that sends it. Only this one may store the result. */
  owner: string | null;
  /** End of the lease of `owner`, else the time of the next attempt. In ms since 1970. */
  leaseUntil: number;
  /** Code of the last failure, never a server's text, which may quote the visitor. */
  lastError: string | null;
  /** The same for every attempt, so that mail programs merge duplicates. */
  messageId: string;
  /** The recipients that have not received it; null for all. */
  missing: readonly string[] | null;
  /** Whether the server may have accepted an earlier attempt. */
  possibleDuplicate: boolean;
}

/**
 * States of the delivery of one message:
 *
 * - `sending`: a process has claimed it until `leaseUntil`.
 * - `retry`: the last attempt failed, or there was none. The next one is due at `leaseUntil`.
 * - `held`: above the hourly cap. The next digest takes it.
 * - `digest`: a stored digest contains it.
 * - `parked`: the mail server refuses even its phone number, and accepts other e-mails. It is retried at `leaseUntil`.
 * - `sent`: the mail server has accepted an e-mail with it for all recipients.
 */
export const unsentStates = ['sending', 'retry', 'held', 'digest', 'parked'] as const;
export const deliveryStates = [...unsentStates, 'sent'] as const;

/** What people read about a message: `unsent` is every other state of its delivery, and a message without an entry. */
export const messageStates = ['unsent', 'sent', 'parked'] as const;
export type MessageState = (typeof messageStates)[number];

export function getMessageState(delivery: Pick<Delivery, 'state'> | null): MessageState {
  const state = delivery?.state;
  return state === 'sent' || state === 'parked' ? state : 'unsent';
}

export interface Delivery extends Job {
  state: (typeof deliveryStates)[number];
  /** How often its text or its phone number had occurred on the day of its claim, whichever is more. */
  rank: number;
  /** When the visitor sent the message, in ms since 1970. */
  receivedAt: number;
  sentAt: number | null;
  /** When the database deletes entry and message, in ms since 1970. */
  expireAt: number | null;
}

/** One e-mail about several messages, deleted when they are sent. */
export interface Digest extends Job {
  ids: readonly string[];
  /** Position of its first message in the digest that was split. The rarest texts come first. */
  place: number;
  /** Whether the server has accepted a notice about messages that include these. */
  isAnnounced: boolean;
}

/** What all e-mails share. */
export interface MailBudget {
  /** The e-mails of the last hour, each with the process that sent it. */
  taken: readonly { id: string; at: number }[];
  /** A server that cannot be used. No e-mail is sent before `until`. */
  outage: { code: string; failures: number; until: number } | null;
  /** The level at which digests start until `until`, because a server refused more. */
  digests: { level: Level; until: number };
}

/** `single` e-mails leave the reserve to digests and notices, which are `reserved`. */
export type MailKind = 'single' | 'reserved';

/** Time limits of the functions, in seconds. Cloud Functions allow an event at most 540. */
export const functionTimeouts = { event: mailTimeouts.total / 1000 + 40, sweep: 900, canary: 120 };

/** Duration of a claim, in ms: longer than each function may run. */
export const lease = (Math.max(...Object.values(functionTimeouts)) + 60) * 1000;

export interface DeliveryLimits {
  /** Maximum number of e-mails per hour, whatever they are for. 40 % are reserved for digests and notices. */
  capPerHour: number;
  /** Months from sending to deletion. */
  keepMonths: number;
}

export const defaultLimits: DeliveryLimits = { capPerHour: 30, keepMonths: 12 };

/**
 * How an attempt ended.
 *
 * - `accepted`: the server has the e-mail.
 * - `refused`: the next level is due at once.
 * - `isolate`: the server refuses even phone numbers, and accepts the notice about them.
 * - `later`: the same e-mail is due at `leaseUntil`.
 * - `outage`: the server accepts no e-mail. All wait.
 */
export type AttemptEnd = 'accepted' | 'refused' | 'isolate' | 'later' | 'outage';
