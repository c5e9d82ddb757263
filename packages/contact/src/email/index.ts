export { renderContactEmail } from './renderContactEmail.ts';
export type { EmailOptions, StoredMessage } from './storedMessage.ts';
export { type Email, type Mailer, MailError, type MailFault } from './email.ts';
export type { EmailLabels } from './languages/emailLabels.ts';
export { type EmailLanguage, emailLanguages, type EmailLocale } from './locale.ts';
export type { Attachment, StoredPhoto } from './photos.ts';
export { createSmtpMailer, type SmtpMailerOptions } from './createSmtpMailer.ts';
