import type { ContactMessage } from '../../contract/contactMessage.ts';
import type { StoredMessage } from '../../email/renderContactEmail.ts';
import {
  applyFailure,
  applySuccess,
  releaseBudget,
  claimDelivery,
  scheduleDeletion,
  addToDigest,
  isFirstAttempt,
  createDelivery,
  selectNextDigest,
} from '../delivery.ts';
import type {
  Claim,
  Delivery,
  DeliveryRules,
  DigestClaim,
  ExpiringMessages,
  Failure,
  Ledger,
  MailBudget,
  SelectForDigest,
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
  budget: MailBudget = { taken: [] };
  now = Date.UTC(2026, 10, 20);
  /** Messages up to this time were searched. */
  scannedUntil = 0;
  ranAt: number | null = null;
  readonly rules: DeliveryRules;

  constructor(rules: DeliveryRules) {
    this.rules = rules;
  }

  #message(id: string, entry: Delivery): StoredMessage | null {
    const found = this.messages.get(id);
    if (!found) return null;
    const { receivedAt, possibleDuplicate } = entry;
    return { id, content: found.content, receivedAt, possibleDuplicate };
  }

  async claim(id: string, owner: string): Promise<Claim> {
    const found = this.messages.get(id);
    if (!found) {
      this.entries.delete(id);
      return { result: 'deleted' };
    }
    const entry = this.entries.get(id) ?? createDelivery(id, found.createdAt, 'example.com');
    const message = this.#message(id, entry);
    if (!message) return { result: 'deleted' };
    const { rules, now, budget } = this;
    const after = claimDelivery({ id, entry, budget, owner, now, rules });
    this.entries.set(id, after.entry);
    this.budget = after.budget;
    if (after.result !== 'claimed') return { result: after.result };
    const { messageId, missing, possibleDuplicate } = after.entry;
    return { result: 'claimed', messageId, missing, message: { ...message, possibleDuplicate } };
  }

  async readPhotos(): Promise<[]> {
    return [];
  }

  async claimDigest(owner: string, select: SelectForDigest): Promise<DigestClaim | null> {
    const held = [...this.entries]
      .filter(([, { state }]) => state === 'held')
      .map(([id, entry]) => ({ id, entry }))
      .toSorted((one, other) => one.entry.receivedAt - other.entry.receivedAt);
    const chosen = selectNextDigest(held, this.now).flatMap(({ id, entry }) => {
      const message = this.#message(id, entry);
      if (!message) this.entries.delete(id);
      return message ? [{ entry, message }] : [];
    });
    const entry = chosen[0]?.entry;
    if (!entry) return null;
    const all = chosen.map(({ message }) => message);
    const fresh = isFirstAttempt(entry);
    const messages = fresh ? select(all) : all;
    const id = entry.digest ?? owner;
    for (const message of messages) {
      const before = this.entries.get(message.id);
      if (before) this.entries.set(message.id, addToDigest(before, id, owner, this.now, this.rules));
    }
    this.digests.set(
      id,
      messages.map((message) => message.id),
    );
    return {
      id,
      messageId: `<digest-${id}@example.com>`,
      messages,
      missing: entry.missing,
      isFirstAttempt: fresh,
    };
  }

  async recordSent(ids: readonly string[], owner: string): Promise<boolean> {
    const entries = this.#finish(ids, (_, entry) => applySuccess(entry, owner, this.now, this.rules));
    return !entries.includes(null);
  }

  async recordFailure(ids: readonly string[], owner: string, failure: Failure): Promise<string[]> {
    const tried = { failure, size: ids.length, owner, now: this.now, rules: this.rules };
    const entries = this.#finish(ids, (id, entry) => applyFailure(id, entry, tried));
    const [single] = ids;
    if (single !== undefined && ids.length === 1 && entries[0])
      this.budget = releaseBudget(single, this.budget, failure);
    return ids.filter((_, index) => entries[index]?.state === 'parked');
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
    let adopted = 0;
    for (const [id, { createdAt }] of this.messages) {
      if (createdAt < this.scannedUntil || createdAt > this.now - 2 * minute || this.entries.has(id))
        continue;
      this.entries.set(id, createDelivery(id, createdAt, 'example.com'));
      adopted++;
    }
    this.scannedUntil = this.now - 10 * minute;
    return adopted;
  }

  async listDue(): Promise<string[]> {
    return [...this.entries]
      .filter(([, { state }]) => state === 'sending' || state === 'retry')
      .filter(([, { leaseUntil }]) => leaseUntil <= this.now)
      .toSorted(([, one], [, other]) => one.leaseUntil - other.leaseUntil)
      .map(([id]) => id);
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
