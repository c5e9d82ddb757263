export { contactEmail, type StoredMessage } from './contactEmail.ts';
export { digestEmail } from './digestEmail.ts';
export { type Email, type Mailer, MailError, type MailFault, type Recipient } from './email.ts';
export { mailTimeouts, smtpMailer, type SmtpMailerOptions } from './smtpMailer.ts';
