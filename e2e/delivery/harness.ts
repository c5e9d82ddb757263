import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { deliver } from '../../packages/contact/src/deliver/deliver.ts';
import { deliverDigest } from '../../packages/contact/src/deliver/digest.ts';
import type { DeliveryOptions } from '../../packages/contact/src/deliver/options.ts';
import type { DeliveryLimits } from '../../packages/contact/src/deliver/delivery.ts';
import { sweep } from '../../packages/contact/src/deliver/sweep.ts';
import type { Log } from '../../packages/contact/src/deliver/ledger.ts';
import {
  createFirestoreLedger,
  type Ledger,
} from '../../packages/contact/src/deliver/firestoreLedger/ledger.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { MailServer } from './mailServer.ts';

const minute = 60_000;

let made = 0;

/** An object that a function prints. */
export type Line = Record<string, unknown>;

/**
 * A database of its own in the emulator, a mail server, and the functions' own parts between them. The clock can be
 * turned forward, so that leases and hours pass without waiting.
 */
export class Harness {
  readonly project = `demo-tarcza-${process.pid}-${made++}`;
  readonly db = connect(this.project);
  readonly mailServer = new MailServer();
  /** Log entries and thrown errors. */
  readonly logged: string[] = [];
  passed = 0;
  limits: Partial<DeliveryLimits> = {};
  /** Fields of its form besides the standard ones. */
  fields: readonly ExtraField[] = [];
  /** Recipients of the company's e-mails. */
  to = 'biuro@example.com';

  static async open(): Promise<Harness> {
    const harness = new Harness();
    await harness.mailServer.open();
    return harness;
  }

  close(): Promise<void> {
    return this.mailServer.close();
  }

  /** New parts, as a fresh instance of the function would make them. */
  parts(): DeliveryOptions & { ledger: Ledger } {
    const log: Log = (...line) => this.logged.push(JSON.stringify(line));
    return {
      ledger: createFirestoreLedger({
        db: this.db,
        from: 'formularz@example.com',
        fields: this.fields,
        limits: this.limits,
        clock: () => Date.now() + this.passed,
        log,
      }),
      mailer: createSmtpMailer({
        url: this.mailServer.url,
        from: 'Tarcza <formularz@example.com>',
        to: this.to,
      }),
    };
  }

  /** Runs `runFunction.ts` with these arguments in a process of its own. Returns the objects that it prints. */
  async runBuilt(args: readonly string[], settings: Record<string, string> = {}): Promise<Line[]> {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: this.project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: this.project }),
      SMTP_URL: this.mailServer.url,
      MAIL_TO: 'biuro@example.com',
      MAIL_FROM: 'Formularz <formularz@żółw.pl>',
      CANARY_TO: 'kanarek@example.net',
      ...settings,
    };
    const script = fileURLToPath(new URL('runFunction.ts', import.meta.url));
    // Node sets such limits by itself in a small container.
    const limits = ['--max-old-space-size=128', '--max-semi-space-size=2'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...limits, script, ...args], {
      env,
    }).catch((error: { stdout: string; stderr: string }) => error);
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line) as Line);
  }

  advance(minutes: number) {
    this.passed += minutes * minute;
  }

  /** Stores a message as the rules would have let it in. */
  async store(
    id: string,
    minutesAgo = 0,
    words: Partial<Record<'name' | 'phone' | 'email' | 'message', string>> = {},
  ): Promise<string> {
    await this.db.doc(`contact_messages/${id}`).set({
      name: 'Anna Tajna',
      email: 'anna.tajna@example.org',
      phone: '+48 600 100 200',
      service: null,
      message: `Tajna wiadomość ${id}`,
      ...words,
      createdAt: Timestamp.fromMillis(Date.now() + this.passed - minutesAgo * minute),
    });
    return id;
  }

  async storeMany(count: number, minutesAgo = 0): Promise<string[]> {
    const ids = Array.from({ length: count }, (_, n) => `message${n.toString().padStart(13, '0')}`);
    await Promise.all(ids.map((id) => this.store(id, minutesAgo)));
    return ids;
  }

  /** Runs the function for one event. Returns how it ended, such as `sent`. */
  event(id: string, parts = this.parts()) {
    return deliver(id, parts);
  }

  sweep(parts = this.parts()) {
    return sweep(parts);
  }

  /** Sends a new digest. Returns the number of its messages. */
  async digest(): Promise<number> {
    const digest = await deliverDigest('digest', this.parts());
    return digest?.end === 'sent' ? digest.count : 0;
  }

  async entry(id: string): Promise<Record<string, unknown>> {
    return (await this.db.doc(`contact_deliveries/${id}`).get()).data() ?? {};
  }

  async states(): Promise<Record<string, number>> {
    const all = await this.db.collection('contact_deliveries').get();
    const counts: Record<string, number> = {};
    for (const doc of all.docs) counts[doc.get('state')] = (counts[doc.get('state')] ?? 0) + 1;
    return counts;
  }
}

function connect(project: string): Firestore {
  if (!process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('FIRESTORE_EMULATOR_HOST is not set. The tests write to an emulator of their own only.');
  // The Admin SDK would look for Google's cloud.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return getFirestore(initializeApp({ projectId: project }, `${project}-${made++}`));
}
