import { domainToASCII } from 'node:url';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { type GlobalOptions, logger } from 'firebase-functions';
import { defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  type CanaryParts,
  defaultRules,
  deliver,
  deliverCanary,
  type DeliveryParts,
  firestoreCanary,
  firestoreLedger,
  firestoreNotices,
  type Notifications,
  sendCanary,
  sweep,
  webhook,
  writeAsVisitor,
} from '@tarcza/contact/deliver';
import { smtpMailer } from '@tarcza/contact/email';
import { fields } from '../../site/src/content/contactFields';
import { serviceOptions } from '../../site/src/content/serviceOptions';

const notifyUrl = defineString('NOTIFY_URL', {
  default: '',
  description: 'https address that receives a notice about each message; without it none is sent',
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
  description: 'Single e-mails an hour; messages above that arrive in digests, with each sweep',
});

// All four are for the hourly canary alone; without CANARY_TO there is none.
const canaryTo = defineString('CANARY_TO', { default: '', description: 'Mailbox of the hourly canary' });
const webApiKey = defineString('WEB_API_KEY', {
  default: '',
  description: 'The public key that the pages carry',
});
const webAppId = defineString('WEB_APP_ID', {
  default: '',
  description: 'Id of the web app, where App Check is on: it then signs for the canary',
});
const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'Address of the site, where the key is good for requests from there alone',
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
  // The account of that name in this project, with the few rights that docs/operations.md gives it.
  serviceAccount: 'contact-form@',
};

export const sendContactEmail = onDocumentCreated(
  { ...common, document: 'contact_messages/{id}', retry: true, timeoutSeconds: 540 },
  async ({ params }) => {
    if (!(await deliverCanary(params.id, canaryParts()))) await deliver(params.id, parts());
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

export const sendContactCanary = onSchedule(
  { ...common, schedule: '7 * * * *', timeZone: 'Europe/Warsaw', timeoutSeconds: 120 },
  async () => {
    const appId = webAppId.value();
    const write = writeAsVisitor({
      project: projectID.value(),
      apiKey: webApiKey.value(),
      site: siteUrl.value(),
      emulator: process.env['FIRESTORE_EMULATOR_HOST'],
      appCheckToken: appId ? async () => (await getAppCheck(app).createToken(appId)).token : undefined,
    });
    await sendCanary(canaryParts(), write);
  },
);

const log: DeliveryParts['log'] = (severity, event, facts) => logger[severity](event, facts ?? {});

function parts(): DeliveryParts {
  return {
    ledger: firestoreLedger({
      ...stored(),
      rules: { capPerHour: Math.min(mailCapPerHour.value(), highestCap) },
    }),
    // As the form sends them.
    services: serviceOptions,
    notifications: notifications(),
    mailer: mailerTo(mailTo.value()),
    log,
  };
}

function notifications(): Notifications | undefined {
  const url = notifyUrl.value().trim();
  if (!url) return undefined;
  return {
    notify: webhook(url, process.env['FUNCTIONS_EMULATOR'] === 'true'),
    ledger: firestoreNotices(stored()),
  };
}

function canaryParts(): CanaryParts {
  const to = canaryTo.value().trim();
  return { canary: firestoreCanary(stored()), mailer: to ? mailerTo(to) : null, log };
}

function stored() {
  return { db: getFirestore(app), mailDomain: domainOf(mailFrom.value()), fields };
}

function mailerTo(to: string) {
  return smtpMailer({ url: smtpUrl.value(), from: mailFrom.value(), to });
}

/** `biuro@firma.pl` and `"Tarcza @ Firma" <biuro@firma.pl>` both give `firma.pl`, as ASCII. */
function domainOf(address: string): string {
  return domainToASCII(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? '') || 'localhost';
}
