// Takes each message to the firm's mailbox: `npm run deliver`, on any machine that stays on.
import { deliver, createFirestoreLedger, sweep } from '@tarcza/contact/deliver';
import { createSmtpMailer } from '@tarcza/contact/email';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { services } from './src/content/services.ts';
import { fields } from './src/fields.ts';

const { VITE_FIREBASE_PROJECT_ID: projectId, SMTP_URL: url } = process.env;
const db = getFirestore(initializeApp({ projectId }));
const parts = {
  ledger: createFirestoreLedger({ db, mailDomain: 'zapadka.example', fields }),
  mailer: createSmtpMailer({ url, from: 'formularz@zapadka.example', to: 'warsztat@zapadka.example' }),
  log: (severity, event, facts) => console.log(severity, event, facts),
  services: services.pl,
};

// Each new message at once; failed and missed ones within minutes.
db.collection('contact_messages').onSnapshot((snapshot) => {
  for (const { type, doc } of snapshot.docChanges())
    if (type === 'added' && !doc.get('expireAt')) deliver(doc.id, parts).catch(() => {});
});
setInterval(() => sweep(parts, { budget: 200_000, clock: Date.now }), 5 * 60_000);
