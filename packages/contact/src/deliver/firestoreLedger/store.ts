import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { ExtraField } from '../../contract/extraFields.ts';
import { checkFields } from '../../rules/checkFields.ts';
import { type DeliveryRules, defaultRules } from '../ledger.ts';

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Right-hand side of Message-IDs. */
  mailDomain: string;
  /** What the form asks beside the fields of every contact message, as its rules were written with. */
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
  mailDomain: string;
  fields: readonly ExtraField[];
  rules: DeliveryRules;
  clock: () => number;
}

export function storeIn(options: FirestoreLedgerOptions): Store {
  const { db, mailDomain, fields = [], rules, clock = Date.now } = options;
  checkFields(fields);
  return {
    db,
    messages: db.collection('contact_messages'),
    deliveries: db.collection('contact_deliveries'),
    budgetRef: db.doc('contact_state/mail_budget'),
    sweepRef: db.doc('contact_state/sweep'),
    mailDomain,
    fields,
    rules: { ...defaultRules, ...rules },
    clock,
  };
}

export function inTransaction<Result>(
  { db }: Store,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Many copies of one event may meet at one document: more patience than the five tries that are the default.
  return db.runTransaction(work, { maxAttempts: 10 });
}
