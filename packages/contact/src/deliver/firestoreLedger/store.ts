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
  /** The list of canaries, which only the server can write. */
  canaries: CollectionReference;
  /** The times of the last canary that was sent and the last one that arrived. */
  canaryRef: DocumentReference;
  mailDomain: string;
  /** The standard fields and those of the form. */
  fields: readonly Field[];
  rules: DeliveryRules;
  clock: () => number;
}

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

/** Returns those of the messages that are canaries. Call it after reading the messages: then it misses none. */
export async function canariesAmong(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.getAll(...ids.map((id) => db.doc(`${canaryCollection}/${id}`)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
