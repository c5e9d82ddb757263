import type { Firestore } from 'firebase-admin/firestore';
import type { ContactMessage } from '../src/contract/contactMessage.ts';
import { createFirestoreLedger } from '../src/deliver/firestoreLedger.ts';
import { readDelivery, writeDelivery } from '../src/deliver/firestoreLedger/records.ts';
import type { Delivery, DeliveryRules } from '../src/deliver/ledger.ts';
import { FakeFirestore, Timestamp } from './fakeFirestore.ts';

/** The ledger on a database in memory, with a clock that the test sets. */
export class TestDatabase {
  readonly #db = new FakeFirestore();
  readonly #messages = this.#db.rows('contact_messages');
  readonly #deliveries = this.#db.rows('contact_deliveries');
  readonly ledger;
  now = Date.UTC(2026, 10, 20);

  constructor(rules: Partial<DeliveryRules> = {}) {
    const db = this.#db as unknown as Firestore;
    this.ledger = createFirestoreLedger({ db, mailDomain: 'example.com', rules, clock: () => this.now });
  }

  /** The ids of the messages. */
  get ids(): string[] {
    return [...this.#messages.keys()];
  }

  get entries(): Map<string, Delivery> {
    const ids = [...this.#deliveries.keys()];
    return new Map(ids.map((id) => [id, this.readEntry(id)]));
  }

  readEntry(id: string): Delivery {
    const entry = readDelivery(this.#db.doc(`contact_deliveries/${id}`).read() as never);
    if (!entry) throw new Error(`${id} has no entry.`);
    return entry;
  }

  setEntry(id: string, entry: Delivery): void {
    this.#deliveries.set(id, writeDelivery(entry));
  }

  store(id: string, content: ContactMessage, createdAt = this.now): void {
    this.#messages.set(id, { ...content, createdAt: Timestamp.fromMillis(createdAt) });
  }

  delete(id: string): void {
    this.#messages.delete(id);
    this.#deliveries.delete(id);
  }
}
