import { expect, test } from 'vitest';
import { isAboutAccount, isAboutContent } from './classifyReply.ts';

test.each([
  // Gmail
  '552-5.7.0 This message was blocked because its content presents a potential security issue.',
  '550-5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail.',
  '552 5.3.4 Your message exceeded the size limits',
  // Microsoft 365
  '550 5.7.520 Message blocked because it contains content identified as spam',
  '550 5.6.11 SMTPSEND.BareLinefeedsAreIllegal',
  // Postfix, rspamd, ClamAV
  '554 5.7.1 Spam message rejected',
  '550 5.7.1 Message contains a virus: Eicar',
  '552 5.3.4 Message size exceeds fixed limit',
  '550 Message rejected due to spam content',
  '554 5.7.1 Blocked by SURBL: URL listed',
  '554 5.7.1 Blocked by URIBL: mailbox-quota.example',
  '554 5.7.1 Phishing.Account.Suspended found',
  '554 Spam: Anna Tajna',
  '552 Too large',
  '554 5.7.1 Wiadomość uznana za spam',
  '550 Nachricht als Spam abgelehnt',
  '550 Zpráva byla označena jako spam',
])('is about the content: %s', (reply) => {
  expect(isAboutContent(reply)).toBe(true);
});

test.each([
  // Gmail
  '550 5.4.5 Daily user sending limit exceeded.',
  '550-5.4.5 Daily SMTP relay sending quota exceeded',
  '530-5.7.0 Authentication Required.',
  '550-5.7.0 Mail relay denied [192.0.2.1].',
  '550 5.7.1 Invalid credentials for relay [192.0.2.1].',
  '550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
  '552-5.2.2 The email account that you tried to reach is over quota.',
  // Microsoft 365
  '550 5.1.8 Access denied, bad outbound sender',
  '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  '554 5.2.0 STOREDRV.Submission.Exception:OutboundSpamException',
  '554 5.2.252 SendAsDenied',
  '550 5.7.501 Access denied, spam abuse detected',
  '550 5.7.705 Access denied, tenant has exceeded threshold',
  '550 5.7.708 Service unavailable. Traffic not accepted from this IP',
  // Hosting companies
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  '554 5.7.1 <biuro@firma.pl>: Sender address rejected: not owned by user',
  '550 5.7.1 Email quota exceeded',
  '550 5.1.0 policy violation',
  '550 Your account has been suspended for sending spam',
  '550 Mailbox size limit exceeded',
  '550 5.7.1 Przekroczono limit wysłanych wiadomości',
  '550 5.7.0 [SPF] 192.0.2.1 is not allowed to send mail from firma.pl',
  '550 5.7.0 Policy',
  '554 Transaction failed: sender not verified',
  '535 5.7.8 Username and Password not accepted',
  '550 5.7.1 Mail from IP 192.0.2.1 was rejected due to listing in Spamhaus SBL',
  '550 JunkMail rejected - 192.0.2.1 is in an RBL',
  '554 5.7.1 Payment required: unpaid invoice',
  '554 5.7.1 Skrzynka przepełniona',
  '550 Absender nicht berechtigt',
  '550 5.7.1 Kontingent überschritten',
  '550 Účet je zablokován',
  '550 Перевищено ліміт повідомлень',
])('is not about the content: %s', (reply) => {
  expect(isAboutContent(reply)).toBe(false);
});

test('a temporary refusal that quotes a link is not about the account', () => {
  expect(isAboutAccount('451 4.7.1 URL account-limit.example is listed')).toBe(false);
  expect(isAboutAccount('451 4.7.1 Account limit reached')).toBe(true);
});
