import type { EmailLocale } from '../email/locale.ts';
import type { StoredPhoto } from '../email/photos.ts';
import type { StoredMessage } from '../email/storedMessage.ts';
import type { MailKind } from './budget.ts';
import type { Delivery, DeliveryLimits, MailBudget } from './delivery.ts';
import type { ClaimResult } from './job.ts';

/** Logs ids, counts and codes, never a visitor's text. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

/** The result of a claim. `deleted`: there is no such message. */
export type Claim =
  | { result: 'claimed'; entry: Delivery; message: StoredMessage }
  | { result: Exclude<ClaimResult, 'claimed'> | 'deleted' };

/** A digest of messages that `owner` has claimed with one e-mail. */
export interface ClaimedDigest {
  ids: readonly string[];
  /** Its only recipients; null for all. */
  missing: readonly string[] | null;
}

/** Returns the new entry, or null for no change. */
export type Change = (
  entry: Delivery,
  about: { id: string; now: number; hasPhotos: boolean },
) => Delivery | null;

/** What `deliver` and `sweep` need of a database. Each operation either changes all that it names, or nothing. */
export interface DeliveryLedger {
  readonly limits: DeliveryLimits;
  /** Domain of the Message-IDs. */
  readonly mailDomain: string;
  readonly clock: () => number;
  readonly log: Log;
  /** Claims a message with `claimDelivery`, creating its entry if there is none. */
  claimMessage(id: string, owner: string): Promise<Claim>;
  /** Claims messages with `claimDigest`: new ones (`digest`), or a part of a refused digest (`retry`). */
  claimDigest(kind: MailKind & ('digest' | 'retry'), owner: string): Promise<ClaimedDigest | null>;
  /** Changes entries in groups. Returns the changed ones, and null for each other one. */
  changeEntries(ids: readonly string[], change: Change): Promise<(Delivery | null)[]>;
  getBudget(): Promise<MailBudget>;
  /** Changes the budget, unless `change` returns null. Returns whether it was changed. */
  changeBudget(change: (budget: MailBudget) => MailBudget | null): Promise<boolean>;
  /** Returns whether a confirmation may be sent to an address: one a day, within the cap. */
  claimConfirmation(address: string, owner: string, receivedAt: number): Promise<boolean>;
  /** Reads messages that have an entry, without photos. */
  readMessages(ids: readonly string[]): Promise<StoredMessage[]>;
  readPhotos(id: string): Promise<StoredPhoto[]>;
  /** Returns the ids of messages whose attempt is due: of new ones the earliest first, of refused ones the least often refused. */
  listDueMessages(kind: MailKind & ('single' | 'retry')): Promise<string[]>;
  /** Creates the entries of messages whose event never arrived. */
  addUnclaimed(): Promise<void>;
  /** Counts the messages that are unsent an hour after receipt, and the parked ones. */
  countWaiting(): Promise<{ overdue: number; parked: number }>;
  /** Schedules messages for deletion that stayed unsent for a year. Returns their number and the first time. */
  expireUnsent(): Promise<{ count: number; first: number | null }>;
  /** Stores the time of a sweep, problems of the settings, and the locale. */
  recordHeartbeat(about?: { problems?: readonly string[]; locale?: EmailLocale }): Promise<void>;
}
