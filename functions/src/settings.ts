import { type DeliveryRules, defaultRules } from '@tarcza/contact/deliver';
import { defineSecret, defineString } from 'firebase-functions/params';
import { parseCap, parseConfirmation } from './parseSettings';

export const smtpUrl = defineSecret('SMTP_URL');
export const mailTo = defineString('MAIL_TO', {
  description: 'Addresses that receive contact messages, separated by commas',
});
export const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender; its domain must allow the mail server (SPF, DKIM)',
});

// Optional settings are texts, so that a wrong value stops no e-mail.
const mailCapPerHour = defineString('MAIL_CAP_PER_HOUR', {
  default: String(defaultRules.capPerHour),
  description: 'E-mails per hour; further messages arrive in digests, with each sweep',
});
export const notifyUrl = defineString('NOTIFY_URL', {
  default: '',
  description: 'https URL that receives a notice about each message; optional',
});
export const notifyFormat = defineString('NOTIFY_FORMAT', {
  default: 'json',
  description: 'Format of notices: json, text, ntfy, slack or discord',
});
const confirmToVisitor = defineString('CONFIRM_TO_VISITOR', {
  default: 'off',
  description: 'on: the visitor gets a short confirmation by e-mail; needs App Check and WEB_APP_ID',
});

// The next four are for the hourly canary. Without CANARY_TO no canary is sent.
export const canaryTo = defineString('CANARY_TO', {
  default: '',
  description: 'Mailbox of the hourly canary',
});
export const webApiKey = defineString('WEB_API_KEY', {
  default: '',
  description: 'The public web API key of the pages',
});
export const webAppId = defineString('WEB_APP_ID', {
  default: '',
  description: 'Id of the web app, required with App Check',
});
export const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'URL of the site, required if the API key is restricted to it',
});

/** Reads an optional setting. Adds the reason to the problems and returns the fallback if it is wrong. */
export function readOptional<Value>(problems: string[], read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : 'A setting is wrong.');
    return fallback;
  }
}

/** @throws Error if the cap is wrong. */
export function readRules(): Partial<DeliveryRules> {
  const capPerHour = parseCap(mailCapPerHour.value());
  return capPerHour === undefined ? {} : { capPerHour };
}

/** @throws Error if the setting is neither on nor off, or on without App Check. */
export const isConfirmed = (): boolean => parseConfirmation(confirmToVisitor.value(), webAppId.value());
