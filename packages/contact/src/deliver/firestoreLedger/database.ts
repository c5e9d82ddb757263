import { domainToASCII } from 'node:url';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { getAllFields, type ExtraField } from '../../contract/fields.ts';
import { validateFields } from '../../contract/validateFields.ts';
import { type DeliveryLimits, defaultLimits } from '../delivery.ts';

/** Logs ids, counts and codes, never a visitor's text. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Sender of the e-mails, such as `Firma <kontakt@firma.pl>`: its domain is that of the Message-IDs. */
  from?: string;
  /** The form's additional fields, the same as in the rules. */
  fields?: readonly ExtraField[];
  limits?: Partial<DeliveryLimits>;
  clock?: () => number;
  /** @default the console */
  log?: Log;
}

/** The collections of the ledger, and what its operations share. */
export type Database = ReturnType<typeof openDatabase>;

export function openDatabase(options: FirestoreLedgerOptions) {
  const { db, from = '', fields = [], limits, clock = Date.now } = options;
  const log: Log = options.log ?? ((severity, event, facts) => console[severity](event, facts));
  validateFields(fields);
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
    mailDomain: domainToASCII(/@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost',
    fields: getAllFields(fields),
    limits: { ...defaultLimits, ...limits },
    clock,
    log,
  };
}

export function runTransaction<Result>(
  { db }: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Parallel copies of an event contend for one document. The default of 5 attempts is too low.
  return db.runTransaction(work, { maxAttempts: 10 });
}
