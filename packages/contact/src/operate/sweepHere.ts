import type { Firestore } from 'firebase-admin/firestore';
import { firestoreLedger } from '../deliver/firestoreLedger.ts';
import { sweep } from '../deliver/sweep.ts';
import { smtpMailer } from '../email/smtpMailer.ts';
import { isLocal } from './connect.ts';
import { Refusal } from './refusal.ts';

export async function sweepHere(db: Firestore, project: string) {
  if (!isLocal(project)) throw new Refusal('In the cloud the sweep runs by itself every five minutes.');
  const result = await sweep(
    {
      ledger: firestoreLedger({ db, mailDomain: 'example.com' }),
      mailer: smtpMailer({
        url: process.env['SMTP_URL'] ?? 'smtp://127.0.0.1:1025',
        from: 'formularz@example.com',
        to: 'biuro@example.com',
      }),
      log: (severity, event, facts) => console.error(`${severity}: ${event}`, facts ?? ''),
    },
    { budget: 200_000, clock: Date.now },
  );
  console.log(
    `Sent ${result.sent}, in digests ${result.inDigests}, failed ${result.failed}, overdue ${result.overdue}.`,
  );
}
