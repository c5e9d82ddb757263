import { domainToASCII } from 'node:url';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { type GlobalOptions, logger } from 'firebase-functions';
import { defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  type CanaryOptions,
  defaultRules,
  deliver,
  deliverCanary,
  type DeliveryOptions,
  createFirestoreCanary,
  createFirestoreLedger,
  createFirestoreNoticeLedger,
  type Notifications,
  sendCanary,
  sweep,
  createWebhook,
  createVisitorWriter,
} from '@tarcza/contact/deliver';
import { createSmtpMailer } from '@tarcza/contact/email';
import { fields, serviceOptions } from '../../site/contactFields';

const notifyUrl = defineString('NOTIFY_URL', {
  default: '',
  description: 'https URL that receives a notice about each message; optional',
});

const smtpUrl = defineSecret('SMTP_URL');
const mailTo = defineString('MAIL_TO', {
  description: 'Addresses that receive contact messages, separated by commas',
});
const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender; its domain must allow the mail server (SPF, DKIM)',
});
const mailCapPerHour = defineInt('MAIL_CAP_PER_HOUR', {
  default: defaultRules.capPerHour,
  description: 'Single e-mails per hour; further messages arrive in digests, with each sweep',
});

// The next four parameters are for the hourly canary. Without CANARY_TO no canary is sent.
const canaryTo = defineString('CANARY_TO', { default: '', description: 'Mailbox of the hourly canary' });
const webApiKey = defineString('WEB_API_KEY', {
  default: '',
  description: 'The public web API key of the pages',
});
const webAppId = defineString('WEB_APP_ID', {
  default: '',
  description: 'Id of the web app, required with App Check',
});
const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'URL of the site, required if the API key is restricted to it',
});

// Each e-mail of the last hour is an entry of one document of limited size.
const maxCap = 1000;

const app = initializeApp();

// One instance with one message at a time limits cost and load of the mail server in a flood.
const sharedOptions: GlobalOptions = {
  region: 'europe-central2',
  maxInstances: 1,
  concurrency: 1,
  memory: '256MiB',
  secrets: [smtpUrl],
  // The service account of docs/operations.md, with limited rights.
  serviceAccount: 'contact-form@',
};

export const sendContactEmail = onDocumentCreated(
  { ...sharedOptions, document: 'contact_messages/{id}', retry: true, timeoutSeconds: 540 },
  async ({ params }) => {
    if (!(await deliverCanary(params.id, createCanaryOptions())))
      await deliver(params.id, createDeliveryOptions());
  },
);

export const sweepContactMessages = onSchedule(
  {
    ...sharedOptions,
    schedule: 'every 5 minutes',
    timeZone: 'Europe/Warsaw',
    memory: '512MiB',
    timeoutSeconds: 900,
  },
  async () => {
    // The last e-mail may take 500 s after the budget is used up.
    await sweep(createDeliveryOptions(), { budget: 200_000, clock: Date.now });
  },
);

export const sendContactCanary = onSchedule(
  { ...sharedOptions, schedule: '7 * * * *', timeZone: 'Europe/Warsaw', timeoutSeconds: 120 },
  async () => {
    const appId = webAppId.value();
    const write = createVisitorWriter({
      project: projectID.value(),
      apiKey: webApiKey.value(),
      site: siteUrl.value(),
      emulator: process.env['FIRESTORE_EMULATOR_HOST'],
      appCheckToken: appId ? async () => (await getAppCheck(app).createToken(appId)).token : undefined,
    });
    await sendCanary(createCanaryOptions(), write);
  },
);

const log: DeliveryOptions['log'] = (severity, event, facts) => logger[severity](event, facts ?? {});

function createDeliveryOptions(): DeliveryOptions {
  return {
    ledger: createFirestoreLedger({
      ...getLedgerOptions(),
      rules: { capPerHour: Math.min(mailCapPerHour.value(), maxCap) },
    }),
    services: serviceOptions,
    notifications: createNotifications(),
    mailer: createMailer(mailTo.value()),
    log,
  };
}

function createNotifications(): Notifications | undefined {
  const url = notifyUrl.value().trim();
  if (!url) return undefined;
  return {
    notify: createWebhook(url, process.env['FUNCTIONS_EMULATOR'] === 'true'),
    ledger: createFirestoreNoticeLedger(getLedgerOptions()),
  };
}

function createCanaryOptions(): CanaryOptions {
  const to = canaryTo.value().trim();
  return { canary: createFirestoreCanary(getLedgerOptions()), mailer: to ? createMailer(to) : null, log };
}

function getLedgerOptions() {
  return { db: getFirestore(app), mailDomain: getDomain(mailFrom.value()), fields };
}

function createMailer(to: string) {
  return createSmtpMailer({ url: smtpUrl.value(), from: mailFrom.value(), to });
}

/** Returns the domain of `biuro@firma.pl` or `"Tarcza @ Firma" <biuro@firma.pl>`, as ASCII. */
function getDomain(address: string): string {
  return domainToASCII(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? '') || 'localhost';
}
