import {
  type CanaryOptions,
  createFirestoreLedger,
  createNotifier,
  deliver,
  deliverCanary,
  type DeliveryOptions,
  functionTimeouts,
  type Log,
  type Notify,
  recordHeartbeat,
  sendCanary,
  sweep,
} from '@tarcza/contact/deliver';
import { createSmtpMailer } from '@tarcza/contact/email';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { type GlobalOptions, logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { projectID } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { fields } from '../../site/contactFields';
import * as settings from './settings';

const app = initializeApp();

// One instance with one message at a time limits cost and load of the mail server in a flood.
const sharedOptions: GlobalOptions = {
  region: 'europe-central2',
  maxInstances: 1,
  concurrency: 1,
  memory: '256MiB',
  secrets: [settings.smtpUrl],
  // The service account of docs/deploying.md, with limited rights.
  serviceAccount: 'contact-form@',
};

export const sendContactEmail = onDocumentCreated(
  {
    ...sharedOptions,
    document: 'contact_messages/{id}',
    retry: true,
    timeoutSeconds: functionTimeouts.event,
  },
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
    timeoutSeconds: functionTimeouts.sweep,
  },
  async () => {
    await sweep(await createSweepOptions());
  },
);

export const sendContactCanary = onSchedule(
  {
    ...sharedOptions,
    schedule: '7 * * * *',
    timeZone: 'Europe/Warsaw',
    timeoutSeconds: functionTimeouts.canary,
  },
  async () => {
    const appId = settings.webAppId.value();
    await sendCanary(createCanaryOptions(), {
      projectId: projectID.value(),
      apiKey: settings.webApiKey.value(),
      site: settings.siteUrl.value(),
      emulator: process.env['FIRESTORE_EMULATOR_HOST'],
      appCheckToken: appId ? async () => (await getAppCheck(app).createToken(appId)).token : undefined,
    });
  },
);

const severities = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// `logger.error` adds a stack trace to the message, and alerts compare messages.
const log: Log = (severity, message, facts) =>
  logger.write({ severity: severities[severity], message, component: 'contact-form', ...facts });

/** @throws Error if a required setting is wrong, after `status` can name it. */
async function createSweepOptions(): Promise<DeliveryOptions> {
  try {
    return createDeliveryOptions();
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'A setting is wrong.';
    await recordHeartbeat(createFirestoreLedger(getLedgerOptions()), { problems: [problem] });
    log('error', 'a setting is wrong, no e-mail is sent', { problem });
    throw error;
  }
}

function createDeliveryOptions(): DeliveryOptions {
  const problems: string[] = [];
  const limits = settings.readOptional(problems, settings.readLimits, {});
  const sendsConfirmations = settings.readOptional(problems, settings.readConfirmation, false);
  const notify = settings.readOptional(problems, createNotify, undefined);
  // For its problems only: the canary has its own mailer.
  settings.readOptional(problems, createCanaryMailer, null);
  return {
    ledger: createFirestoreLedger({ ...getLedgerOptions(), limits }),
    mailer: createMailer(settings.mailTo.value()),
    notify,
    createVisitorMailer: sendsConfirmations ? createVisitorMailer : undefined,
    problems,
  };
}

/** @throws Error if the address or the format is wrong. */
function createNotify(): Notify | undefined {
  const url = settings.notifyUrl.value().trim();
  if (!url) return undefined;
  const format = settings.notifyFormat.value().trim().toLowerCase() || undefined;
  return settings.nameSettings('NOTIFY_URL or NOTIFY_FORMAT', () => createNotifier(url, { format }));
}

function createCanaryOptions(): CanaryOptions {
  const mailer = settings.readOptional([], createCanaryMailer, null);
  return { ledger: createFirestoreLedger(getLedgerOptions()), mailer };
}

/** @throws Error if CANARY_TO is wrong. */
function createCanaryMailer() {
  const to = settings.canaryTo.value().trim();
  return to ? createMailer(to, 'CANARY_TO') : null;
}

function getLedgerOptions() {
  return { db: getFirestore(app), from: settings.mailFrom.value(), fields, log };
}

function createMailer(to: string, setting = 'MAIL_TO') {
  const [url, from] = [settings.smtpUrl.value(), settings.mailFrom.value()];
  return settings.nameSettings(`${setting}, MAIL_FROM or SMTP_URL`, () =>
    createSmtpMailer({ url, from, to }),
  );
}

/** Short time limits, because the company's e-mail may have used most of the function's time. */
function createVisitorMailer(to: string) {
  return createSmtpMailer({
    url: settings.smtpUrl.value(),
    from: settings.mailFrom.value(),
    to,
    timeouts: { connection: 5_000, greeting: 5_000, socket: 10_000, total: 20_000 },
  });
}
