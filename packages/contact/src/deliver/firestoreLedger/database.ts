import { domainToASCII } from 'node:url';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { getAllFields, type ExtraField } from '../../contract/fields.ts';
import { validateFields } from '../../contract/validateFields.ts';
import { type DeliveryLimits, defaultLimits } from '../delivery.ts';
import type { Log } from '../ledger.ts';

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Sender of the e-mails, such as `Firma <kontakt@firma.pl>`: its domain is that of the Message-IDs. */
  from?: string;
  /** The form's additional fields, the same as in the rules. */
  fields?: readonly ExtraField[];
  /** Whole numbers from 1. What is undefined is as in `defaultLimits`. */
  limits?: { [Name in keyof DeliveryLimits]?: number | undefined } | undefined;
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
  if (db.databaseId !== '(default)')
    throw new Error(
      `The database "${db.databaseId}" gets no messages: pages and rules use "(default)". Pass that one as "db".`,
    );
  return {
    db,
    messages: db.collection('contact_messages'),
    deliveries: db.collection('contact_deliveries'),
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
    mailDomain: domainToASCII(/@([^\s@<>(),;]+)/.exec(from)?.[1] ?? '') || 'localhost',
    fields: getAllFields(fields),
    limits: fillLimits(limits),
    clock,
    log,
  };
}

/** @throws Error that names a wrong limit. */
function fillLimits({ capPerHour, keepMonths }: FirestoreLedgerOptions['limits'] = {}): DeliveryLimits {
  const limits = {
    capPerHour: capPerHour ?? defaultLimits.capPerHour,
    keepMonths: keepMonths ?? defaultLimits.keepMonths,
  };
  for (const [name, limit] of Object.entries(limits))
    if (!(Number.isInteger(limit) && limit >= 1))
      throw new Error(`limits.${name} is ${limit}. Write a whole number from 1, or leave it out.`);
  return limits;
}

export function runTransaction<Result>(
  { db }: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Parallel copies of an event contend for one document. The default of 5 attempts is too low.
  return db.runTransaction(work, { maxAttempts: 10 });
}
