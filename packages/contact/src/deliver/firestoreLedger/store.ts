import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { allFields, type ExtraField, type Field } from '../../contract/extraFields.ts';
import { checkFields } from '../../rules/checkFields.ts';
import { type DeliveryRules, defaultRules } from '../ledger.ts';

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Right-hand side of Message-IDs. */
  mailDomain: string;
  /** The fields that the form adds to the standard ones, as its rules were written with. */
  fields?: readonly ExtraField[];
  rules?: Partial<DeliveryRules>;
  clock?: () => number;
}

/** What every operation of the ledger works with. */
export interface Store {
  db: Firestore;
  messages: CollectionReference;
  deliveries: CollectionReference;
  budgetRef: DocumentReference;
  sweepRef: DocumentReference;
  /** Entries of canaries, which no visitor can make. */
  canaries: CollectionReference;
  /** When the last canary was sent, and when one arrived. */
  canaryRef: DocumentReference;
  mailDomain: string;
  /** The standard fields and those of the form. */
  fields: readonly Field[];
  rules: DeliveryRules;
  clock: () => number;
}

/** Name of their collection. */
const canaryCollection = 'contact_canaries';

export function storeIn(options: FirestoreLedgerOptions): Store {
  const { db, mailDomain, fields = [], rules, clock = Date.now } = options;
  checkFields(fields);
  return {
    db,
    messages: db.collection('contact_messages'),
    deliveries: db.collection('contact_deliveries'),
    budgetRef: db.doc('contact_state/mail_budget'),
    sweepRef: db.doc('contact_state/sweep'),
    canaries: db.collection(canaryCollection),
    canaryRef: db.doc('contact_state/canary'),
    mailDomain,
    fields: allFields(fields),
    rules: { ...defaultRules, ...rules },
    clock,
  };
}

/** As many documents as one transaction reads and writes. */
const mostInTransaction = 200;

export function inChunks<Item>(items: readonly Item[]): Item[][] {
  const starts = Array.from(
    { length: Math.ceil(items.length / mostInTransaction) },
    (_, n) => n * mostInTransaction,
  );
  return starts.map((start) => items.slice(start, start + mostInTransaction));
}

export function inTransaction<Result>(
  { db }: Store,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Many copies of one event may meet at one document: more patience than the five tries that are the default.
  return db.runTransaction(work, { maxAttempts: 10 });
}

/** The same operations on the books of canaries, where nothing is held back, parked or given up. */
export function canaryStore(store: Store): Store {
  return {
    ...store,
    deliveries: store.canaries,
    budgetRef: store.db.doc('contact_state/canary_budget'),
    rules: { ...store.rules, capPerHour: 1000, parkAfter: Infinity, parkAfterEnvelope: Infinity },
  };
}

/** Of these messages those that are canaries. Asked after the messages were read, it misses none. */
export async function canariesAmong(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.getAll(...ids.map((id) => db.doc(`${canaryCollection}/${id}`)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
