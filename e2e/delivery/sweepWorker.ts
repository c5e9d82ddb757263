/** Sweeps once in a process of its own. Prints the result and the largest memory, in MB. */
import { createFirestoreLedger } from '../../packages/contact/src/deliver/firestoreLedger.ts';
import { sweep } from '../../packages/contact/src/deliver/sweep.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { connect } from './harness.ts';

const setting = (name: string) => process.env[name] ?? '';

const ledger = createFirestoreLedger({ db: connect(setting('PROJECT')), mailDomain: 'example.com' });
const mailer = createSmtpMailer({
  url: setting('SMTP_URL'),
  from: 'formularz@example.com',
  to: 'biuro@example.com',
});
const swept = await sweep({ ledger, mailer, log: () => {} }, { budget: 200_000, clock: Date.now });
console.log(JSON.stringify({ swept, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
process.exit();
