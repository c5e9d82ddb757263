// `npm run deliver` sends stored messages by e-mail, on any computer that stays on.
import { createFirestoreLedger, deliver, sweep } from '@tarcza/contact/deliver';
import { createSmtpMailer, emailLanguages } from '@tarcza/contact/email';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fields } from './src/fields.ts';
import { firm } from './src/firm.ts';
import { languages } from './src/languages.ts';

const { VITE_FIREBASE_PROJECT_ID: projectId, SMTP_URL: url } = process.env;
if (!projectId || !url) {
  console.error(
    'Set VITE_FIREBASE_PROJECT_ID and SMTP_URL, such as smtps://user:password@host:465, in .env.',
  );
  process.exit(1);
}
const db = getFirestore(initializeApp({ projectId }));
const parts = {
  ledger: createFirestoreLedger({ db, mailDomain: firm.email.split('@')[1], fields }),
  // Several recipients are separated by commas.
  mailer: createSmtpMailer({ url, from: firm.email, to: firm.email }),
  log: (severity, event, facts) => console.log(severity, event, facts),
  services: Object.values(languages).flatMap(({ home }) => home.services.cards.map(({ title }) => title)),
  locale: {
    // A language without e-mails, such as French, gets English ones.
    language: Object.keys(languages).find((language) => language in emailLanguages) ?? 'en',
    timeZone: firm.timeZone,
    country: firm.country,
  },
};

// Each new message at once; failed and missed ones within minutes.
db.collection('contact_messages').onSnapshot((snapshot) => {
  for (const { type, doc } of snapshot.docChanges())
    if (type === 'added' && !doc.get('expireAt')) deliver(doc.id, parts).catch(() => {});
});
setInterval(() => sweep(parts, { budget: 200_000, clock: Date.now }), 5 * 60_000);
