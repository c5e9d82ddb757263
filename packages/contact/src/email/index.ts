export { contactEmail, digestEmail, type StoredMessage } from './contactEmail.ts';
export { type Email, type Mailer, MailError } from './email.ts';
export { mailTimeouts, smtpMailer, type SmtpMailerOptions } from './smtpMailer.ts';
