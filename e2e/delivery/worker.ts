/**
 * One instance of the function in a process of its own, to be killed. It delivers one message and, at the point
 * named by PAUSE_AT, says so and waits for its end.
 */
import { deliver } from '../../packages/contact/src/deliver/deliver.ts';
import { createFirestoreLedger } from '../../packages/contact/src/deliver/firestoreLedger/store.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { connect } from './harness.ts';

const setting = (name: string) => process.env[name] ?? '';

async function reach(point: string) {
  if (setting('PAUSE_AT') !== point) return;
  process.stdout.write(`at ${point}\n`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

const mailer = createSmtpMailer({
  url: setting('SMTP_URL'),
  from: 'formularz@example.com',
  to: 'biuro@example.com',
});

await reach('before the claim');
await deliver(setting('MESSAGE_ID'), {
  ledger: createFirestoreLedger({ db: connect(setting('PROJECT')), mailDomain: 'example.com' }),
  mailer: {
    async send(email, missing) {
      await reach('claimed');
      await mailer.send(email, missing);
      await reach('accepted by the mail server');
    },
  },
  log: () => {},
});
await reach('noted as sent');
