import type { ContactMessage } from '../../contract/contactMessage.ts';
import type { StoredMessage } from '../../email/contactEmail.ts';
import {
  afterFailure,
  afterSuccess,
  budgetAfterFailedDigest,
  budgetAfterFailure,
  claimed,
  givenUp,
  inDigest,
  newDelivery,
  nextDigest,
} from '../decide.ts';
import type {
  Claim,
  Delivery,
  DeliveryRules,
  DigestClaim,
  DigestOptions,
  Expiring,
  Failure,
  Ledger,
  MailBudget,
} from '../ledger.ts';

const minute = 60_000;

interface Stored {
  content: ContactMessage;
  createdAt: number;
}

/** The ledger without a database: it decides as the one in Firestore does, and each call is one transaction. */
export class MemoryLedger implements Ledger {
  readonly messages = new Map<string, Stored>();
  readonly entries = new Map<string, Delivery>();
  budget: MailBudget = { taken: [], digestAt: 0, crowds: [] };
  now = Date.UTC(2026, 10, 20);
  /** From here on no stray is looked for. */
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
      return { verdict: 'gone' };
    }
    const entry = this.entries.get(id) ?? newDelivery(id, found.createdAt, 'example.com');
    const message = this.#message(id, entry);
    if (!message) return { verdict: 'gone' };
    const { rules, now, budget } = this;
    const after = claimed({ message, entry, budget, owner, now, rules });
    this.entries.set(id, after.entry);
    this.budget = after.budget;
    if (after.verdict !== 'yours') return { verdict: after.verdict };
    const { messageId, missing, possibleDuplicate } = after.entry;
    return { verdict: 'yours', messageId, missing, message: { ...message, possibleDuplicate } };
  }

  async sent(id: string, owner: string): Promise<boolean> {
    return this.#finish([id], (_, entry) => afterSuccess(entry, owner, this.now, this.rules)).kept;
  }

  async failed(id: string, owner: string, failure: Failure): Promise<string[]> {
    return this.#fail([id], owner, failure, (budget) => budgetAfterFailure(id, budget, failure));
  }

  async claimDigest(owner: string, { following, fits }: DigestOptions): Promise<DigestClaim | null> {
    if (!following && this.now - this.budget.digestAt < this.rules.digestEvery) return null;
    const held = [...this.entries]
      .filter(([, { state }]) => state === 'held')
      .map(([id, entry]) => ({ id, entry }))
      .toSorted(
        ({ entry: one }, { entry: other }) =>
          (one.crowd ?? 0) - (other.crowd ?? 0) || one.receivedAt - other.receivedAt,
      );
    const chosen = nextDigest(held, this.now, this.rules).flatMap(({ id, entry }) => {
      const message = this.#message(id, entry);
      if (!message) this.entries.delete(id);
      return message ? [{ id, entry, message }] : [];
    });
    const again = chosen[0]?.entry.digest ?? null;
    const messages = chosen.map(({ message }) => message);
    const listed = chosen.slice(0, again === null ? fits(messages) : chosen.length);
    const [first] = listed;
    if (!first) return null;
    const digest = listed
      .map(({ id }) => id)
      .sort()
      .join();
    for (const { id, entry } of listed) {
      this.entries.set(id, inDigest(entry, digest, owner, this.now, this.rules));
    }
    this.budget = { ...this.budget, digestAt: this.now };
    return {
      id: digest,
      messageId: `<digest-${digest}@example.com>`,
      messages: listed.map(({ message }) => message),
      missing: first.entry.missing,
    };
  }

  async digestSent({ messages }: DigestClaim, owner: string): Promise<boolean> {
    const ids = messages.map(({ id }) => id);
    return this.#finish(ids, (_, entry) => afterSuccess(entry, owner, this.now, this.rules)).kept;
  }

  async digestFailed({ messages }: DigestClaim, owner: string, failure: Failure): Promise<string[]> {
    const ids = messages.map(({ id }) => id);
    return this.#fail(ids, owner, failure, (budget) => budgetAfterFailedDigest(ids, budget, failure));
  }

  #fail(
    ids: string[],
    owner: string,
    failure: Failure,
    spared: (budget: MailBudget) => MailBudget,
  ): string[] {
    const tried = { failure, size: ids.length, owner, now: this.now, rules: this.rules };
    const { parked, kept } = this.#finish(ids, (id, entry) => afterFailure(id, entry, tried));
    if (kept) this.budget = spared(this.budget);
    return parked;
  }

  #finish(ids: string[], change: (id: string, entry: Delivery) => Delivery | null) {
    const finished = { kept: true, parked: [] as string[] };
    for (const id of ids) {
      const before = this.entries.get(id);
      const after = before && change(id, before);
      if (!after) {
        finished.kept = false;
        continue;
      }
      this.entries.set(id, after);
      if (after.state === 'parked') finished.parked.push(id);
    }
    return finished;
  }

  async adoptStrays(): Promise<number> {
    let adopted = 0;
    for (const [id, { createdAt }] of this.messages) {
      if (createdAt < this.scannedUntil || createdAt > this.now - 2 * minute || this.entries.has(id))
        continue;
      this.entries.set(id, newDelivery(id, createdAt, 'example.com'));
      adopted++;
    }
    this.scannedUntil = this.now - 10 * minute;
    return adopted;
  }

  async due(): Promise<string[]> {
    return [...this.entries]
      .filter(([, { state }]) => state === 'sending' || state === 'retry')
      .filter(([, { leaseUntil }]) => leaseUntil <= this.now)
      .toSorted(([, one], [, other]) => one.leaseUntil - other.leaseUntil)
      .map(([id]) => id);
  }

  async waiting(): Promise<{ overdue: number; parked: number }> {
    const all = [...this.entries.values()];
    return {
      overdue: all.filter(
        ({ state, receivedAt }) =>
          state !== 'sent' && state !== 'parked' && receivedAt <= this.now - 60 * minute,
      ).length,
      parked: all.filter(({ state }) => state === 'parked').length,
    };
  }

  async expireUnsent(): Promise<Expiring> {
    const found: Expiring = { count: 0, first: null };
    for (const [id, entry] of this.entries) {
      const after = givenUp(entry, this.now, this.rules) ?? entry;
      this.entries.set(id, after);
      if (after.state === 'sent' || after.expireAt === null) continue;
      found.count++;
      found.first = Math.min(found.first ?? after.expireAt, after.expireAt);
    }
    return found;
  }

  async heartbeat(): Promise<number | null> {
    const before = this.ranAt;
    this.ranAt = this.now;
    return before;
  }
}
