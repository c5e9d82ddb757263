import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it has no types
import firebaseEnv from 'firebase-tools/lib/functions/env.js';
import { loadEnv } from 'vite';
import { createNotifier } from '../../packages/contact/src/deliver/notification.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import {
  functionSettings,
  parseCap,
  parseConfirmation,
} from '../../packages/contact/src/functions/parseSettings.ts';
import { hasExample } from '../../packages/static-site/src/contentErrors.ts';
import { findHoursErrors, getToday } from '../../packages/static-site/src/openingHours.ts';
import { filled, siteAddress, webApiKey, webAppId } from '../../site/settings/formats.ts';
import {
  type Environment,
  isPlaceholder,
  type Setting,
  type SettingName,
  settings,
  validateSettings,
} from '../../site/settings/schema.ts';
import { root } from '../local/paths.ts';

/** Returns the settings of the site: the environment, and the files in `site` that Vite reads. */
export const readSiteSettings = (): Environment =>
  loadEnv('production', join(root, 'site'), ['VITE_', 'APP_CHECK']);

const { parse } = firebaseEnv as { parse: (text: string) => { envs: Environment } };

/** Returns the settings of the functions for a project, as firebase-tools reads them: later files win. */
export function readFunctionSettings(project: string): Environment {
  const files = ['.env', `.env.${project}`].map((name) => join(root, 'functions', name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parse(readFileSync(file, 'utf8')).envs)) as Environment;
}

/** Returns the value of a setting; undefined if it is empty. */
const getValue = (env: Environment, name: string) => env[name]?.trim() || undefined;

export const getProject = (site: Environment) => getValue(site, 'VITE_FIREBASE_PROJECT_ID') ?? '';

const isAppCheckOn = (site: Environment) => getValue(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined;

/** The special hours, none of them over. */
const comingHours = settings.VITE_SPECIAL_HOURS.schema.superRefine((special, context) => {
  for (const message of findHoursErrors({ special }, getToday('Europe/Warsaw')))
    context.addIssue({ code: 'custom', message });
});

/** Returns a setting as a deploy sees it. It needs the keys of App Check unless that is off. */
function toDeploySetting(name: SettingName, site: Environment): Setting {
  const setting: Setting = settings[name];
  const needed: Partial<Record<SettingName, boolean>> = {
    VITE_APP_CHECK_SITE_KEY: getValue(site, 'APP_CHECK') !== 'off',
    VITE_FIREBASE_APP_ID: isAppCheckOn(site),
  };
  const own = name === 'VITE_SPECIAL_HOURS' ? comingHours : setting.schema;
  const text = filled.refine((value) => !isPlaceholder(name, value), 'it is still a placeholder');
  return {
    description: setting.description,
    isRequired: needed[name] ?? setting.isRequired ?? setting.placeholder !== undefined,
    schema: text.pipe(own),
  };
}

/** Returns a sentence if the project is missing or a placeholder. */
export function findProjectFaults(site: Environment): string[] {
  const name = 'VITE_FIREBASE_PROJECT_ID';
  return validateSettings({ [name]: toDeploySetting(name, site) }, { [name]: site[name] }).faults;
}

/**
 * Returns a sentence for each setting that prevents a deploy of the pages.
 * @param environment Settings of this run, without those in files: site/.env names the emulator.
 */
export function findSiteFaults(site: Environment, environment: Environment = {}): string[] {
  const names = Object.keys(settings) as SettingName[];
  const known = Object.fromEntries(names.map((name) => [name, toDeploySetting(name, site)]));
  const emulator = 'VITE_FIRESTORE_EMULATOR';
  return [
    ...validateSettings(known, site).faults,
    ...(getValue(environment, emulator) ? [`${emulator} is set. Unset it: visitors cannot reach it.`] : []),
  ];
}

/** Returns the schema of a text that a function accepts. */
const acceptedBy = (accept: (text: string) => unknown) =>
  filled.superRefine((text, context) => {
    try {
      accept(text);
    } catch (error) {
      const message = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
      context.addIssue({ code: 'custom', message });
    }
  });

/** Returns the schema of e-mail addresses. */
const addresses = (name: 'from' | 'to') =>
  acceptedBy((text) => {
    if (hasExample(text)) throw new Error('it is still a placeholder');
    const others = { from: 'form@company.pl', to: 'office@company.pl' };
    createSmtpMailer({ url: 'smtps://mail.company.pl', ...others, [name]: text });
  });

/** Returns a sentence for each setting that prevents a deploy of the functions. */
export function findFunctionFaults(functions: Environment, site: Environment): string[] {
  const appId = isAppCheckOn(site) ? functions['WEB_APP_ID'] : undefined;
  const schemas: Record<keyof typeof functionSettings, Setting['schema']> = {
    MAIL_TO: addresses('to'),
    MAIL_FROM: addresses('from'),
    MAIL_CAP_PER_HOUR: acceptedBy(parseCap),
    NOTIFY_URL: acceptedBy(createNotifier),
    CONFIRM_TO_VISITOR: acceptedBy((text) => parseConfirmation(text, appId)),
    CANARY_TO: addresses('to'),
    WEB_API_KEY: webApiKey,
    SITE_URL: siteAddress,
    WEB_APP_ID: webAppId,
  };
  const known = Object.entries(functionSettings).map(([name, setting]) => [
    name,
    { ...setting, schema: schemas[name as keyof typeof schemas] },
  ]);
  const secret: Setting = {
    schema: acceptedBy(() => {
      throw new Error('it is in a file');
    }),
    description:
      'The mail server with its password: a secret. Remove it from the file, and set it by `npx firebase functions:secrets:set SMTP_URL`.',
  };
  return validateSettings({ ...(Object.fromEntries(known) as object), SMTP_URL: secret }, functions).faults;
}

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
