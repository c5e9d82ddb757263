import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { getAllFields, type ExtraField } from '../../contract/fields.ts';
import { validateFields } from '../../contract/validateFields.ts';
import { type DeliveryRules, defaultRules } from '../delivery.ts';
import type { Log } from '../log.ts';

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Domain of the Message-IDs. Letters outside of ASCII become Punycode. */
  mailDomain: string;
  /** The form's additional fields, the same as in the rules. */
  fields?: readonly ExtraField[];
  rules?: Partial<DeliveryRules>;
  clock?: () => number;
  /**
   * Logs damaged documents.
   * @default console.warn
   */
  log?: Log;
}

/** The stored deliveries: `contact_deliveries/{message id}`, `contact_digests`, `contact_counts`, `contact_state`. */
export type Ledger = ReturnType<typeof createFirestoreLedger>;

export function createFirestoreLedger(options: FirestoreLedgerOptions) {
  const { db, mailDomain, fields = [], rules, clock = Date.now } = options;
  const log: Log = options.log ?? ((_, event, facts) => console.warn(event, facts));
  validateFields(fields);
  const allRules: DeliveryRules = { ...defaultRules, ...rules };
  return {
    db,
    messages: db.collection('contact_messages'),
    deliveries: db.collection('contact_deliveries'),
    digests: db.collection('contact_digests'),
    /** How often a text or a phone number occurred on a day. The database deletes them after two days. */
    counts: db.collection('contact_counts'),
    budgetRef: db.doc('contact_state/mail_budget'),
    sweepRef: db.doc('contact_state/sweep'),
    // Only the server can write this collection.
    canaries: db.collection('contact_canaries'),
    /** The times of the last canary sent and the last one arrived. */
    canaryRef: db.doc('contact_state/canary'),
    /** Exists while the operator keeps the form closed. */
    closedRef: db.doc('contact_state/closed'),
    mailDomain: domainToASCII(mailDomain) || 'localhost',
    fields: getAllFields(fields),
    rules: allRules,
    clock,
    log,
  };
}

/** Returns the document of a confirmed address: a hash without case, dots and `+tag`. The database deletes it a day later. */
export function getConfirmationRef(db: Firestore, address: string): DocumentReference {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)|[.](?=.*@)/g, '');
  const hash = createHash('sha256').update(mailbox).digest('base64url');
  return db.doc(`contact_confirmations/${hash}`);
}

export function runTransaction<Result>(
  { db }: Ledger,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Parallel copies of an event contend for one document. The default of 5 attempts is too low.
  return db.runTransaction(work, { maxAttempts: 10 });
}
