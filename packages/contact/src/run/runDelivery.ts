import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { createFirestoreLedger } from '../deliver/firestoreLedger/ledger.ts';
import type { FirestoreLedgerOptions } from '../deliver/firestoreLedger/database.ts';
import { deliver } from '../deliver/deliver.ts';
import type { DeliveryOptions } from '../deliver/options.ts';
import { sweep } from '../deliver/sweep.ts';
import { createSmtpMailer, type SmtpMailerOptions } from '../email/createSmtpMailer.ts';
import type { EmailLabels } from '../email/languages/emailLabels.ts';
import { createFormats, type EmailLanguage, emailLanguages, type EmailLocale } from '../email/locale.ts';
import type { EmailOptions } from '../email/storedMessage.ts';

export interface RunDeliveryOptions
  extends Pick<SmtpMailerOptions, 'from' | 'to'>,
    Omit<EmailLocale, 'language'>,
    Pick<FirestoreLedgerOptions, 'fields'>,
    Pick<EmailOptions, 'services'> {
  /** Languages of the site. The first one with e-mails is used; otherwise e-mails are English. */
  languages: readonly string[];
  /** Texts of the e-mails in another language. */
  labels?: EmailLabels;
}

/**
 * Sends stored messages by e-mail until the process ends: each new one at once, failed and missed ones within minutes. Reads
 * `VITE_FIREBASE_PROJECT_ID` and `SMTP_URL` from the environment; throws an Error if one is missing.
 */
export function runDelivery(options: RunDeliveryOptions): void {
  const { VITE_FIREBASE_PROJECT_ID: projectId, SMTP_URL: url } = process.env;
  if (!projectId || !url)
    throw new Error(
      'Set VITE_FIREBASE_PROJECT_ID and SMTP_URL, such as smtps://user:password@host:465, in .env.',
    );
  const { languages, labels, timeZone, country, services } = options;
  const included = languages.find((code): code is EmailLanguage => code in emailLanguages);
  const locale = { language: labels ?? included ?? 'en', timeZone, country };
  // Throws an Error for an invalid locale.
  createFormats(locale);
  const db = getFirestore(initializeApp({ projectId }, 'contact-form'));
  const parts: DeliveryOptions = {
    ledger: createFirestoreLedger({ ...options, db }),
    mailer: createSmtpMailer({ ...options, url }),
    locale,
    services,
  };
  const waiting = new Set<string>();
  // One at a time: parallel ones contend for the hourly cap, so that none leaves for minutes.
  const sendWaiting = async () => {
    for (const id of waiting) {
      await deliver(id, parts).catch(console.error);
      waiting.delete(id);
    }
  };
  let sending = Promise.resolve();
  const listen = () =>
    db
      .collection('contact_messages')
      // An hour for clocks that differ. Older messages are for the sweep, as is what fails here.
      .where('createdAt', '>', Timestamp.fromMillis(Date.now() - 60 * 60_000))
      .select('expireAt')
      .onSnapshot((snapshot) => {
        for (const { type, doc } of snapshot.docChanges())
          if (type === 'added' && !doc.get('expireAt')) waiting.add(doc.id);
        sending = sending.then(sendWaiting);
      }, console.error);
  let stopListening = listen();
  // Never two at once, which could send one digest twice.
  const sweepAgain = async (): Promise<void> => {
    await sweep(parts).catch(console.error);
    // An error ends a listener, and an old one has all messages since its start in memory.
    stopListening();
    stopListening = listen();
    setTimeout(() => void sweepAgain(), 5 * 60_000);
  };
  void sweepAgain();
}
