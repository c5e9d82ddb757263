// Without Firebase, because `npm run deploy` reads the settings, too.

/** The settings, without the secret SMTP_URL. A wrong value of an optional one stops no e-mail. */
export const functionSettings = {
  MAIL_TO: { isRequired: true, description: 'Addresses that receive the messages, separated by commas.' },
  MAIL_FROM: {
    isRequired: true,
    description: 'Sender of the e-mails: a mailbox of a domain that allows the mail server.',
  },
  MAIL_CAP_PER_HOUR: { description: 'E-mails per hour: a whole number from 1 to 1000.' },
  NOTIFY_URL: {
    description: 'Webhook that receives a notification of each message as JSON: https, without a password.',
  },
  CONFIRM_TO_VISITOR: {
    description: 'Whether visitors receive a confirmation: on or off. Needs App Check and WEB_APP_ID.',
  },
  CANARY_TO: { description: 'Mailbox of the hourly canary.' },
  WEB_API_KEY: { description: 'VITE_FIREBASE_API_KEY of the site, for the canary.' },
  SITE_URL: { description: 'VITE_SITE_URL of the site, for the canary.' },
  WEB_APP_ID: { description: 'VITE_FIREBASE_APP_ID of the site, for the canary.' },
} as const;

// Each e-mail of the last hour is an entry of one document of limited size.
const maxCap = 1000;

/** Returns MAIL_CAP_PER_HOUR, or undefined if it is blank. @throws Error if it is no whole number from 1 to 1000. */
export function parseCap(text: string): number | undefined {
  const cap = text.trim();
  if (!cap) return undefined;
  if (/^\d+$/.test(cap) && Number(cap) >= 1 && Number(cap) <= maxCap) return Number(cap);
  throw new Error(`MAIL_CAP_PER_HOUR is a whole number from 1 to ${maxCap}, not "${cap}".`);
}

/**
 * Returns whether CONFIRM_TO_VISITOR is on. Without App Check a stranger would choose to whom the company writes.
 *
 * @param appId WEB_APP_ID, which is set where App Check is on.
 * @throws Error if it is neither on, off nor blank, or on without App Check.
 */
export function parseConfirmation(text: string, appId: string | undefined): boolean {
  const value = text.trim();
  if (!['on', 'off', ''].includes(value)) throw new Error(`CONFIRM_TO_VISITOR is on or off, not "${value}".`);
  if (value === 'on' && !appId?.trim())
    throw new Error('CONFIRM_TO_VISITOR is on without App Check. Turn App Check on and set WEB_APP_ID.');
  return value === 'on';
}
