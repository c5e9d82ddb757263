export { contactEmail, type Firm, type StoredMessage } from './contactEmail.ts';
export { digestEmail } from './digestEmail.ts';
export { type Email, type Mailer, MailError, type MailFault, type Recipient } from './email.ts';
export type { EmailWords } from './languages/emailWords.ts';
export { type EmailLanguage, emailLanguages, type Reader } from './reader.ts';
export type { Attachment, StoredPhoto } from './photos.ts';
export { mailTimeouts, smtpMailer, type SmtpMailerOptions } from './smtpMailer.ts';
