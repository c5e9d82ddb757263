/**
 * One instance of the function in a process of its own, to be killed. It delivers one message and, at the point
 * named by PAUSE_AT, says so and waits for its end.
 */
import { deliver } from '../../packages/contact/src/deliver/deliver.ts';
import type { DeliveryOptions } from '../../packages/contact/src/deliver/options.ts';
import { createFirestoreLedger } from '../../packages/contact/src/deliver/firestoreLedger.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { connect } from './harness.ts';

const setting = (name: string) => process.env[name] ?? '';

async function reach(point: string) {
  if (setting('PAUSE_AT') !== point) return;
  process.stdout.write(`at ${point}\n`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

const ledger = createFirestoreLedger({ db: connect(setting('PROJECT')), mailDomain: 'example.com' });
const mailer = createSmtpMailer({
  url: setting('SMTP_URL'),
  from: 'formularz@example.com',
  to: 'biuro@example.com',
});

const parts: DeliveryOptions = {
  ledger: {
    ...ledger,
    async claim(id, owner) {
      await reach('before the claim');
      const claim = await ledger.claim(id, owner);
      await reach('claimed');
      return claim;
    },
    async finish(id, owner, result) {
      await reach('accepted by the mail server');
      const finished = await ledger.finish(id, owner, result);
      await reach('noted as sent');
      return finished;
    },
  },
  mailer,
  log: () => {},
};

await deliver(setting('MESSAGE_ID'), parts);
