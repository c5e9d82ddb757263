import { mailTimeouts } from '../email/email.ts';

/**
 * What an e-mail about a message has: all, all without photos, name and phone number, or nothing of the visitor. Only the
 * first two make a message `sent`. The others are stopgaps.
 */
export const levels = ['whole', 'text', 'contact', 'notice'] as const;
export type Level = (typeof levels)[number];

/**
 * States of the delivery of one message:
 *
 * - `sending`: a process has claimed it until `leaseUntil`, alone or with others in a digest.
 * - `retry`: the last attempt failed, or there was none. The next one is due at `leaseUntil`.
 * - `held`: above the hourly cap. The next digest takes it.
 * - `digest`: a part of a refused digest, named by `batch`. It is due at `leaseUntil`.
 * - `parked`: its text was refused for a week. Only the operator starts another attempt.
 * - `sent`: the mail server has accepted an e-mail with its text.
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

/** Value of `batch` of a message that is in no digest any more, because its e-mail or a digest of two was refused. */
export const alone = 'alone';

/** Times are in ms since 1970. */
export interface Delivery {
  state: (typeof deliveryStates)[number];
  attempts: number;
  /** Attempts with the text that failed while the server accepted other e-mails. They determine the delay. */
  failures: number;
  /** What the next e-mail contains. */
  level: Level;
  /** Whether an e-mail without the text was accepted. There is at most one. */
  hasStopgap: boolean;
  /** The part of a refused digest that it is in, `alone`, or an empty string. */
  batch: string;
  /** The process that sends it. Only this one may store the result. */
  owner: string | null;
  /** End of the lease of `owner`, else the time of the next attempt. */
  leaseUntil: number;
  /** Code of the last failure, never a server's text, which may quote the visitor. */
  lastError: string | null;
  /** The same for every attempt, so that mail programs merge duplicates. */
  messageId: string;
  /** The recipients that have not received the text; null for all. */
  missing: readonly string[] | null;
  /** Whether the server may have accepted an earlier attempt. */
  possibleDuplicate: boolean;
  /** How often its text or its phone number had occurred on the day of its claim, whichever is more. */
  rank: number;
  /** When the visitor sent the message. */
  receivedAt: number;
  sentAt: number | null;
  /** When the database deletes entry and message. */
  expireAt: number | null;
}

export function createDelivery(id: string, receivedAt: number, rank: number, mailDomain: string): Delivery {
  return {
    state: 'retry',
    attempts: 0,
    failures: 0,
    level: 'whole',
    hasStopgap: false,
    batch: '',
    owner: null,
    // The sweep sorts by `leaseUntil`, here the time of receipt, because a sender can choose the id.
    leaseUntil: receivedAt,
    lastError: null,
    messageId: `<${id}@${mailDomain}>`,
    missing: null,
    possibleDuplicate: false,
    rank,
    receivedAt,
    sentAt: null,
    expireAt: null,
  };
}

/** What all e-mails share. Times are in ms since 1970. */
export interface MailBudget {
  /** The e-mails of the last hour, each with the process that sent it. */
  taken: readonly { id: string; at: number }[];
  /** A server that cannot be used. No e-mail is sent before `until`. */
  outage: { code: string; failures: number; until: number } | null;
  /** When the server last accepted an e-mail. */
  acceptedAt: number;
  /** When it last accepted a notice about a refused digest. */
  noticeAt: number;
  /** When it last accepted the daily notice about parked messages. */
  parkedNoticeAt: number;
}

/** Time limits of the functions, in seconds. Cloud Functions allow an event at most 540. */
export const functionTimeouts = { event: mailTimeouts.total / 1000 + 40, sweep: 900, canary: 120 };

/** Duration of a claim, in ms: longer than each function may run. */
export const lease = (Math.max(...Object.values(functionTimeouts)) + 60) * 1000;

export interface DeliveryLimits {
  /** Maximum number of e-mails per hour, whatever they are for. The test of a server that refuses one may add two. */
  capPerHour: number;
  /** Months from sending to deletion. */
  keepMonths: number;
}

export const defaultLimits: DeliveryLimits = { capPerHour: 30, keepMonths: 12 };

/**
 * How an attempt ended.
 *
 * - `sent`: the server has the text.
 * - `stopgap`: the server refused the text, and has an e-mail without it.
 * - `refused`: an e-mail with less is due at once, which shows whether the content or the server is the cause.
 * - `later`: the text is due at `leaseUntil`.
 * - `parked`: it was refused for a week.
 * - `outage`: the server accepts no e-mail. All wait.
 */
export type AttemptEnd = 'sent' | 'stopgap' | 'refused' | 'later' | 'parked' | 'outage';
