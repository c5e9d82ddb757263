import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type GlobalOptions, logger } from 'firebase-functions';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { defaultRules, deliver, type DeliveryParts, firestoreLedger, sweep } from '@tarcza/contact/deliver';
import { smtpMailer } from '@tarcza/contact/email';
import { serviceOptions } from '../../site/src/content/serviceOptions';

const smtpUrl = defineSecret('SMTP_URL');
const mailTo = defineString('MAIL_TO', { description: 'Address that receives contact messages' });
const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender; its domain must allow the mail server (SPF, DKIM)',
});
const mailCapPerHour = defineInt('MAIL_CAP_PER_HOUR', {
  default: defaultRules.capPerHour,
  description: 'Single e-mails an hour; messages above that arrive together, as digests',
});

// Each e-mail of the last hour is a line in one document of limited size.
const highestCap = 1000;

const app = initializeApp();

// One instance with one message at a time: a flood of messages stays cheap, and the mail server is not stormed.
const common: GlobalOptions = {
  region: 'europe-central2',
  maxInstances: 1,
  concurrency: 1,
  memory: '256MiB',
  secrets: [smtpUrl],
};

export const sendContactEmail = onDocumentCreated(
  { ...common, document: 'contact_messages/{id}', retry: true, timeoutSeconds: 540 },
  async ({ params }) => {
    await deliver(params.id, parts());
  },
);

export const sweepContactMessages = onSchedule(
  {
    ...common,
    schedule: 'every 5 minutes',
    timeZone: 'Europe/Warsaw',
    memory: '512MiB',
    timeoutSeconds: 900,
  },
  async () => {
    // The last e-mail may still take its 500 seconds after the budget is spent.
    await sweep(parts(), { budget: 200_000, clock: Date.now });
  },
);

function parts(): DeliveryParts {
  const from = mailFrom.value();
  return {
    ledger: firestoreLedger({
      db: getFirestore(app),
      mailDomain: domainOf(from),
      rules: { capPerHour: Math.min(mailCapPerHour.value(), highestCap) },
    }),
    // As the form sends them.
    services: serviceOptions,
    mailer: smtpMailer({ url: smtpUrl.value(), from, to: mailTo.value() }),
    log: (severity, event, facts) => logger[severity](event, facts ?? {}),
  };
}

/** `biuro@firma.pl` and `Tarcza <biuro@firma.pl>` both give `firma.pl`. */
function domainOf(address: string): string {
  return /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost';
}
