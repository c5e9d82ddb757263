import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCap, parseConfirmation } from '../../functions/src/parseSettings.ts';
import { createWebhook } from '../../packages/contact/src/deliver/notice.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { siteAddress, webApiKey, webAppId } from '../../site/settings/formats.ts';
import { findProblem } from '../../site/settings/schema.ts';
import { root } from '../local/paths.ts';
import { findFaults, findUnknown, type Setting, type Settings, valueOf } from './settings.ts';

/** Returns the problem that the functions would have with addresses. */
function problemOfMail(addresses: { from?: string; to?: string }): string | undefined {
  if (/\bexample\.(com|net|org)\b|\byour-company\.pl\b/.test(Object.values(addresses).join(' ')))
    return 'is still a placeholder';
  const complete = { from: 'form@company.pl', to: 'office@company.pl', ...addresses };
  return messageOf(() => createSmtpMailer({ url: 'smtps://mail.company.pl', ...complete }));
}

/** Returns the message of an error that names a setting, as a part of a sentence. */
function messageOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `is refused: ${message.replace(/\.$/, '')}`;
  }
}

const settings: readonly Setting[] = [
  {
    name: 'MAIL_TO',
    description: 'Addresses that receive the messages, separated by commas.',
    isRequired: true,
    problemOf: (to) => problemOfMail({ to }),
  },
  {
    name: 'MAIL_FROM',
    description: 'Sender of the e-mails: a mailbox of a domain that allows the mail server.',
    isRequired: true,
    problemOf: (from) => problemOfMail({ from }),
  },
  {
    name: 'MAIL_CAP_PER_HOUR',
    description: 'E-mails per hour: a whole number from 1 to 1000.',
    problemOf: (value) => messageOf(() => parseCap(value)),
  },
  {
    name: 'NOTIFY_URL',
    description: 'Address that receives a notice about each message: https, without a password.',
    problemOf: (value) => messageOf(() => createWebhook(value)),
  },
  {
    name: 'NOTIFY_FORMAT',
    description: 'Format of the notices: json, text, ntfy, slack or discord.',
    problemOf: (format) =>
      messageOf(() => createWebhook('https://example.com', { format: format.toLowerCase() })),
  },
  {
    name: 'CONFIRM_TO_VISITOR',
    description: 'Whether visitors receive a confirmation: on or off.',
    // Whether App Check is on is another setting: see `findFunctionFaults`.
    problemOf: (value) => messageOf(() => parseConfirmation(value, 'any')),
  },
  {
    name: 'CANARY_TO',
    description: 'Mailbox of the hourly canary.',
    problemOf: (to) => problemOfMail({ to }),
  },
  {
    name: 'WEB_API_KEY',
    description: 'VITE_FIREBASE_API_KEY of the site, for the canary.',
    problemOf: (value) => findProblem(webApiKey, value),
  },
  {
    name: 'SITE_URL',
    description: 'VITE_SITE_URL of the site, for the canary.',
    problemOf: (value) => findProblem(siteAddress, value),
  },
  {
    name: 'WEB_APP_ID',
    description: 'VITE_FIREBASE_APP_ID of the site, for the canary.',
    problemOf: (value) => findProblem(webAppId, value),
  },
  {
    name: 'SMTP_URL',
    description:
      'The mail server with its password: a secret. Remove it from the file, and set it by `npx firebase functions:secrets:set SMTP_URL`.',
    problemOf: () => 'is in a file',
  },
];

/** Returns the names of the parameters that the functions define. */
function findParameterNames(): string[] {
  const sources = globSync('functions/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return sources.flatMap((text) =>
    [...text.matchAll(/\bdefine[A-Z]\w+\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
}

/** Returns a sentence for each setting that prevents a deploy of the functions. */
export function findFunctionFaults(functions: Settings): string[] {
  const faults = [...findFaults(functions, settings), ...findUnknown(functions, findParameterNames())];
  const isWithoutAppCheck =
    valueOf(functions, 'CONFIRM_TO_VISITOR') === 'on' &&
    messageOf(() => parseConfirmation('on', valueOf(functions, 'WEB_APP_ID')));
  return isWithoutAppCheck ? [...faults, `CONFIRM_TO_VISITOR ${isWithoutAppCheck}.`] : faults;
}

/** Returns a sentence for each failure that would go unnoticed with the settings of the functions and of the site. */
export function findUnwatched(functions: Settings, site: Settings): string[] {
  const appCheck = valueOf(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined;
  const forCanary = {
    WEB_API_KEY: 'the canary cannot write as the pages do.',
    SITE_URL: 'a key that is restricted to the site refuses the canary.',
    ...(appCheck && { WEB_APP_ID: 'where App Check is enforced, the canary is refused.' }),
  };
  const canary = valueOf(functions, 'CANARY_TO')
    ? Object.entries(forCanary)
        .filter(([name]) => !valueOf(functions, name))
        .map(([name, effect]) => `${name} is not set for the functions: ${effect}`)
    : ['CANARY_TO is not set: no canary tells you when messages no longer arrive.'];
  return appCheck ? canary : [...canary, 'APP_CHECK is off: robots may write messages without a browser.'];
}
