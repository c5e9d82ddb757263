import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { type GlobalOptions, logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { projectID } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import type { ExtraField } from '../contract/fields.ts';
import { type CanaryOptions, deliverCanary, sendCanary } from '../deliver/canary.ts';
import { deliver } from '../deliver/deliver.ts';
import { functionTimeouts } from '../deliver/delivery.ts';
import { createFirestoreLedger } from '../deliver/firestoreLedger/ledger.ts';
import type { Log } from '../deliver/ledger.ts';
import { createNotifier, type Notify } from '../deliver/notification.ts';
import type { DeliveryOptions } from '../deliver/options.ts';
import { sweep } from '../deliver/sweep.ts';
import { createFormats } from '../email/locale.ts';
import { createSmtpMailer } from '../email/createSmtpMailer.ts';
import type { EmailOptions } from '../email/storedMessage.ts';
import { parseCap, parseConfirmation } from './parseSettings.ts';
import * as settings from './settings.ts';

export interface ContactFunctionsOptions extends EmailOptions {
  /** The form's additional fields, the same as in the rules. */
  fields?: readonly ExtraField[];
  /** Region of the functions: that of the database, or one near `eur3` and `nam5`, and with Cloud Scheduler. */
  region: string;
  /** Service account of the functions. The Firebase CLI does not complete a short one for the secret and the schedules. */
  serviceAccount?: `${string}@${string}.iam.gserviceaccount.com`;
}

/**
 * Returns the Cloud Functions, to be exported by these names: `sendContactEmail` sends each new message,
 * `sweepContactMessages` what failed or waited, every five minutes, and `sendContactCanary` a test message each hour.
 *
 * @throws Error if the locale is invalid.
 */
export function createContactFunctions(options: ContactFunctionsOptions) {
  createFormats(options.locale);
  const shared: GlobalOptions = {
    region: options.region,
    // One instance with one message at a time limits cost and load of the mail server in a flood.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    secrets: [settings.smtpUrl],
    ...(options.serviceAccount && { serviceAccount: options.serviceAccount }),
  };
  const { event, sweep: sweepTimeout, canary } = functionTimeouts;
  return {
    sendContactEmail: onDocumentCreated(
      { ...shared, document: 'contact_messages/{id}', retry: true, timeoutSeconds: event },
      async ({ params: { id } }) => {
        if (!(await deliverCanary(id, createCanaryOptions(options))))
          await deliver(id, createDeliveryOptions(options));
      },
    ),
    sweepContactMessages: onSchedule(
      { ...shared, schedule: 'every 5 minutes', memory: '512MiB', timeoutSeconds: sweepTimeout },
      async () => {
        await sweep(await createSweepOptions(options));
      },
    ),
    sendContactCanary: onSchedule({ ...shared, schedule: '7 * * * *', timeoutSeconds: canary }, async () => {
      const appId = settings.get('WEB_APP_ID');
      await sendCanary(createCanaryOptions(options), {
        projectId: projectID.value(),
        apiKey: settings.get('WEB_API_KEY'),
        site: settings.get('SITE_URL'),
        emulator: process.env['FIRESTORE_EMULATOR_HOST'],
        appCheckToken: appId ? async () => (await getAppCheck(getApp()).createToken(appId)).token : undefined,
      });
    }),
  };
}

/** An app of its own, because other functions may initialize the default one with options. */
const getApp = () => initializeApp(undefined, 'contact-form');

const severities = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// `logger.error` adds a stack trace to the message, and alerts compare messages.
const log: Log = (severity, message, facts) =>
  logger.write({ severity: severities[severity], message, component: 'contact-form', ...facts });

/** @throws Error if a required setting is wrong, after `status` can name it. */
async function createSweepOptions(options: ContactFunctionsOptions): Promise<DeliveryOptions> {
  try {
    return createDeliveryOptions(options);
  } catch (error) {
    const { message: problem } = error as Error;
    await createFirestoreLedger(getLedgerOptions(options)).recordHeartbeat({ problems: [problem] });
    log('error', 'a setting is wrong, no e-mail is sent', { problem });
    throw error;
  }
}

function createDeliveryOptions(options: ContactFunctionsOptions): DeliveryOptions {
  const problems: string[] = [];
  const readOptional = <Value>(read: () => Value) => settings.readOptional(problems, read);
  const capPerHour = readOptional(() => parseCap(settings.get('MAIL_CAP_PER_HOUR')));
  const sendsConfirmations = readOptional(() =>
    parseConfirmation(settings.get('CONFIRM_TO_VISITOR'), settings.get('WEB_APP_ID')),
  );
  const notify = readOptional(() => createNotify(options));
  // For its problems only: the canary has its own mailer.
  readOptional(createCanaryMailer);
  return {
    ledger: createFirestoreLedger({ ...getLedgerOptions(options), limits: { capPerHour } }),
    mailer: createMailer(settings.get('MAIL_TO')),
    locale: options.locale,
    services: options.services,
    notify,
    createVisitorMailer: sendsConfirmations ? createVisitorMailer : undefined,
    problems,
  };
}

/** @throws Error if the address is wrong. */
function createNotify({ locale }: ContactFunctionsOptions): Notify | undefined {
  const url = settings.get('NOTIFY_URL');
  return url ? settings.nameSettings('NOTIFY_URL', () => createNotifier(url, { locale })) : undefined;
}

function createCanaryOptions(options: ContactFunctionsOptions): CanaryOptions {
  const mailer = settings.readOptional([], createCanaryMailer) ?? null;
  return { ledger: createFirestoreLedger(getLedgerOptions(options)), mailer, locale: options.locale };
}

/** @throws Error if CANARY_TO is wrong. */
function createCanaryMailer() {
  const to = settings.get('CANARY_TO');
  return to ? createMailer(to, 'CANARY_TO') : undefined;
}

function getLedgerOptions({ fields }: ContactFunctionsOptions) {
  return { db: getFirestore(getApp()), from: settings.get('MAIL_FROM'), ...(fields && { fields }), log };
}

const getSender = () => ({ url: settings.smtpUrl.value(), from: settings.get('MAIL_FROM') });

function createMailer(to: string, setting = 'MAIL_TO') {
  const names = `${setting}, MAIL_FROM or SMTP_URL`;
  return settings.nameSettings(names, () => createSmtpMailer({ ...getSender(), to }));
}

/** Short time limits, because the company's e-mail may have used most of the function's time. */
function createVisitorMailer(to: string) {
  const timeouts = { connection: 10_000, socket: 10_000, total: 20_000 };
  return createSmtpMailer({ ...getSender(), to, timeouts });
}
