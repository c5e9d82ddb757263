import { createNotifier } from '../../packages/contact/src/deliver/notification.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import {
  functionSettings,
  parseCap,
  parseConfirmation,
} from '../../packages/contact/src/functions/parseSettings.ts';
import { hasExample } from '../../packages/static-site/src/contentErrors.ts';
import { siteAddress, webApiKey, webAppId } from '../../site/settings/formats.ts';
import { type Environment, findProblem } from '../../site/settings/schema.ts';
import { findFaults, findUnknown, type Setting, getValue } from './settings.ts';

/** Returns the problem that the functions would have with addresses. */
function validateMail(addresses: { from?: string; to?: string }): string | undefined {
  if (hasExample(Object.values(addresses).join(' '))) return 'is still a placeholder';
  const complete = { from: 'form@company.pl', to: 'office@company.pl', ...addresses };
  return getMessage(() => createSmtpMailer({ url: 'smtps://mail.company.pl', ...complete }));
}

/** Returns the message of an error that names a setting, as a part of a sentence. */
function getMessage(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `is refused: ${message.replace(/\.$/, '')}`;
  }
}

const problems: Readonly<Record<keyof typeof functionSettings, Setting['problemOf']>> = {
  MAIL_TO: (to) => validateMail({ to }),
  MAIL_FROM: (from) => validateMail({ from }),
  MAIL_CAP_PER_HOUR: (value) => getMessage(() => parseCap(value)),
  NOTIFY_URL: (value) => getMessage(() => createNotifier(value)),
  NOTIFY_FORMAT: (format) =>
    getMessage(() => createNotifier('https://example.com', { format: format.toLowerCase() })),
  // Whether App Check is on is another setting: see `findFunctionFaults`.
  CONFIRM_TO_VISITOR: (value) => getMessage(() => parseConfirmation(value, 'any')),
  CANARY_TO: (to) => validateMail({ to }),
  WEB_API_KEY: (value) => findProblem(webApiKey, value),
  SITE_URL: (value) => findProblem(siteAddress, value),
  WEB_APP_ID: (value) => findProblem(webAppId, value),
};

const settings: readonly Setting[] = [
  ...Object.entries(problems).map(([key, problemOf]) => {
    const name = key as keyof typeof problems;
    const setting = functionSettings[name];
    return { name, description: setting.description, isRequired: 'isRequired' in setting, problemOf };
  }),
  {
    name: 'SMTP_URL',
    description:
      'The mail server with its password: a secret. Remove it from the file, and set it by `npx firebase functions:secrets:set SMTP_URL`.',
    problemOf: () => 'is in a file',
  },
];

/** Returns a sentence for each setting that prevents a deploy of the functions. */
export function findFunctionFaults(functions: Environment, site: Environment): string[] {
  const names = settings.map(({ name }) => name);
  const faults = [...findFaults(functions, settings), ...findUnknown(functions, names)];
  const appId = isAppCheckOn(site) ? getValue(functions, 'WEB_APP_ID') : undefined;
  const isWithoutAppCheck =
    getValue(functions, 'CONFIRM_TO_VISITOR') === 'on' && getMessage(() => parseConfirmation('on', appId));
  return isWithoutAppCheck ? [...faults, `CONFIRM_TO_VISITOR ${isWithoutAppCheck}.`] : faults;
}

const isAppCheckOn = (site: Environment) => getValue(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined;

/** Settings that the canary needs as the site has them, and what happens otherwise. */
const copies = [
  ['WEB_API_KEY', 'VITE_FIREBASE_API_KEY', 'the canary cannot write as the pages do.'],
  ['SITE_URL', 'VITE_SITE_URL', 'a key that is restricted to the site refuses the canary.'],
  ['WEB_APP_ID', 'VITE_FIREBASE_APP_ID', 'where App Check is enforced, the canary is refused.'],
] as const;

/** Returns a sentence for each failure that would go unnoticed with the settings of the functions and of the site. */
export function findUnwatched(functions: Environment, site: Environment): string[] {
  const read = (environment: Environment, name: string) => getValue(environment, name)?.replace(/\/$/, '');
  const canary = getValue(functions, 'CANARY_TO')
    ? copies
        .filter(([copy, original]) => read(functions, copy) !== read(site, original))
        .map(([copy, original, effect]) => `${copy} of the functions is not ${original}: ${effect}`)
    : ['CANARY_TO is not set: no canary tells you when messages no longer arrive.'];
  return isAppCheckOn(site)
    ? canary
    : [...canary, 'APP_CHECK is off: robots may write messages without a browser.'];
}
