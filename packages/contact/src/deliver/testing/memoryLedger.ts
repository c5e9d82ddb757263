import type { ContactMessage } from '../../contract/contactMessage.ts';
import { getGroupKey } from '../../email/messageGroups.ts';
import type { ParkedMessage } from '../../email/renderParkedEmail.ts';
import type { StoredMessage } from '../../email/storedMessage.ts';
import { emptyBudget, isPaused, recordFailureInBudget, takeFromBudget } from '../budget.ts';
import {
  applyFailure,
  applyParkedNotice,
  applySuccess,
  claimDelivery,
  scheduleDeletion,
  addToDigest,
  createDelivery,
  holdDelivery,
} from '../delivery.ts';
import { selectNextDigest } from '../selectNextDigest.ts';
import type {
  Attempt,
  Claim,
  Delivery,
  DeliveryRules,
  DigestClaim,
  ExpiringMessages,
  Failure,
  FailureResult,
  Ledger,
  MailBudget,
  MailKind,
} from '../ledger.ts';

const minute = 60_000;

interface Stored {
  content: ContactMessage;
  createdAt: number;
}

/** Stores deliveries in memory, with the state machine of the Firestore ledger. Each call is one transaction. */
export class MemoryLedger implements Ledger {
  readonly messages = new Map<string, Stored>();
  readonly entries = new Map<string, Delivery>();
  /** The messages of each digest. */
  readonly digests = new Map<string, readonly string[]>();
  readonly confirmed = new Map<string, number>();
  budget: MailBudget = emptyBudget;
  now = Date.UTC(2026, 10, 20);
  /** Messages up to this time were searched. */
  scannedUntil = 0;
  ranAt: number | null = null;
  readonly rules: DeliveryRules;

  constructor(rules: DeliveryRules) {
    this.rules = rules;
  }

  #create(id: string, { content, createdAt: receivedAt }: Stored): Delivery {
    const bytes = JSON.stringify(content).length;
    return createDelivery(id, { receivedAt, group: getGroupKey(content), bytes }, 'example.com');
  }

  #message(id: string, entry: Delivery): StoredMessage | null {
    const found = this.messages.get(id);
    if (!found) return null;
    const { receivedAt, possibleDuplicate, withoutText } = entry;
    return { id, content: found.content, receivedAt, possibleDuplicate, withoutText };
  }

  async claim(id: string, owner: string): Promise<Claim> {
    const found = this.messages.get(id);
    if (!found) {
      this.entries.delete(id);
      return { result: 'deleted' };
    }
    const entry = this.entries.get(id) ?? this.#create(id, found);
    const { rules, now, budget } = this;
    const after = claimDelivery({ entry, budget, owner, now, rules });
    if (after.entry !== entry) this.entries.set(id, after.entry);
    this.budget = after.budget;
    const message = this.#message(id, after.entry);
    if (after.result !== 'claimed') return { result: after.result };
    if (!message) return { result: 'deleted' };
    const { messageId, missing } = after.entry;
    return { result: 'claimed', messageId, missing, message };
  }

  async readPhotos(): Promise<[]> {
    return [];
  }

  async claimDigest(owner: string): Promise<DigestClaim | null> {
    for (const id of this.entries.keys()) if (!this.messages.has(id)) this.entries.delete(id);
    const held = [...this.entries]
      .filter(([, { state }]) => state === 'held')
      .map(([id, entry]) => ({ id, entry }))
      .toSorted((one, other) => one.entry.receivedAt - other.entry.receivedAt);
    const { now, rules, budget } = this;
    if (isPaused(budget, now)) return null;
    const chosen = selectNextDigest(held, now);
    const entry = chosen[0]?.entry;
    if (!entry || !this.#take('digest', owner)) return null;
    const id = entry.digest ?? owner;
    const ids = chosen.map((one) => one.id);
    for (const one of chosen) this.entries.set(one.id, addToDigest(one.entry, id, { owner, now, rules }));
    this.digests.set(id, ids);
    const messages = chosen.flatMap((one) => {
      const message = this.#message(one.id, one.entry);
      return message
        ? [{ ...message, withoutText: one.entry.withoutText || budget.withoutTextUntil > now }]
        : [];
    });
    return {
      id,
      messageId: `<digest-${id}@example.com>`,
      ids,
      missing: entry.missing,
      hasText: messages.some(({ withoutText }) => !withoutText),
      isRepeat: entry.digest !== null || entry.missing !== null,
      async *read() {
        for (let start = 0; start < messages.length; start += 100) yield messages.slice(start, start + 100);
      },
    };
  }

  async recordSent(ids: readonly string[], owner: string): Promise<boolean> {
    const { now, rules } = this;
    this.budget = { ...this.budget, outage: null };
    return !this.#finish(ids, (_, entry) => applySuccess(entry, { owner, now, rules })).includes(null);
  }

  async recordFailure({ ids, owner, hasText }: Attempt, failure: Failure): Promise<FailureResult> {
    const { now, rules, budget } = this;
    const entries = this.#finish(ids, (id, entry) =>
      applyFailure(id, entry, { failure, hasText, owner, now, rules }),
    );
    const isDigestWithText = hasText && ids.length > 1;
    this.budget = recordFailureInBudget(budget, { failure, owner, now, isDigestWithText });
    return {
      parked: ids.filter((_, index) => entries[index]?.state === 'parked'),
      isNewOutage: budget.outage === null && this.budget.outage !== null,
    };
  }

  async hold(ids: readonly string[]): Promise<void> {
    this.#finish(ids, (_, entry) => (this.#isDue(entry) ? holdDelivery(entry, this.now) : null));
  }

  async takeFromCap(kind: MailKind, owner: string): Promise<boolean> {
    return this.#take(kind, owner);
  }

  #take(kind: MailKind, owner: string): boolean {
    const { now, rules } = this;
    const after = takeFromBudget(this.budget, { kind, owner, now, rules });
    if (after) this.budget = after;
    return after !== null;
  }

  async claimConfirmation(address: string, owner: string, receivedAt: number): Promise<boolean> {
    if (receivedAt < this.now - 24 * 60 * minute) return false;
    const isRecent = (this.confirmed.get(address) ?? 0) > this.now - 24 * 60 * minute;
    if (isRecent || !this.#take('confirmation', owner)) return false;
    this.confirmed.set(address, this.now);
    return true;
  }

  #isDue({ state, leaseUntil }: Delivery): boolean {
    return (state === 'sending' || state === 'retry') && leaseUntil <= this.now;
  }

  #finish(ids: readonly string[], change: (id: string, entry: Delivery) => Delivery | null) {
    return ids.map((id) => {
      const before = this.entries.get(id);
      const after = (before && change(id, before)) ?? null;
      if (after) this.entries.set(id, after);
      return after;
    });
  }

  async addUnclaimed(): Promise<number> {
    let added = 0;
    for (const [id, stored] of this.messages) {
      const { createdAt } = stored;
      if (createdAt < this.scannedUntil || createdAt > this.now - 2 * minute || this.entries.has(id))
        continue;
      this.entries.set(id, this.#create(id, stored));
      added++;
    }
    this.scannedUntil = this.now - 10 * minute;
    return added;
  }

  async listDue(): Promise<string[]> {
    return [...this.entries]
      .filter(([, entry]) => this.#isDue(entry))
      .toSorted(([, one], [, other]) => one.leaseUntil - other.leaseUntil)
      .map(([id]) => id);
  }

  async listParked(): Promise<ParkedMessage[]> {
    return [...this.entries]
      .filter(([, { state, isParkedDue }]) => state === 'parked' && isParkedDue)
      .map(([id, { receivedAt, lastError }]) => {
        const phone = this.messages.get(id)?.content.phone ?? '';
        return { id, phone, receivedAt, code: lastError ?? '' };
      });
  }

  async recordParked(ids: readonly string[], isSent: boolean): Promise<void> {
    this.#finish(ids, (_, entry) => applyParkedNotice(entry, this.now, isSent));
  }

  async countWaiting(): Promise<{ overdue: number; parked: number }> {
    const all = [...this.entries.values()];
    return {
      overdue: all.filter(
        ({ state, receivedAt }) =>
          state !== 'sent' && state !== 'parked' && receivedAt <= this.now - 60 * minute,
      ).length,
      parked: all.filter(({ state }) => state === 'parked').length,
    };
  }

  async expireUnsent(): Promise<ExpiringMessages> {
    const found: ExpiringMessages = { count: 0, first: null };
    for (const [id, entry] of this.entries) {
      const after = scheduleDeletion(entry, this.now, this.rules) ?? entry;
      this.entries.set(id, after);
      if (after.state === 'sent' || after.expireAt === null) continue;
      found.count++;
      found.first = Math.min(found.first ?? after.expireAt, after.expireAt);
    }
    return found;
  }

  async recordHeartbeat(): Promise<number | null> {
    const before = this.ranAt;
    this.ranAt = this.now;
    return before;
  }
}
