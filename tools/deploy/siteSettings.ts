import { missingVariables, settingNames } from '../../site/src/content/company/settings.ts';
import { findFaults, findUnknown, type Setting, type Settings, valueOf } from './settings.ts';

/** Settings of the Firebase project. */
const projectSettings: readonly Setting[] = [
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    description: 'Id of the Firebase project that receives the messages and serves the site.',
    isRequired: true,
    // Projects of emulators begin with "demo-". The id is a part of file names and addresses.
    problemOf: (value) =>
      (value.startsWith('demo-') && 'is still a placeholder') ||
      (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) &&
        'is not a project id: 6 to 30 letters a–z, digits and hyphens'),
  },
  {
    name: 'VITE_FIREBASE_API_KEY',
    description: "The project's public web API key, from its settings in the Firebase console.",
    isRequired: true,
    problemOf: (value) =>
      (/^(demo|local)$/.test(value) && 'is still a placeholder') ||
      (!/^AIza[\w-]{35}$/.test(value) && 'is not a web API key, which begins with AIza'),
  },
];

/** Returns the settings of App Check, which a deploy does without only if APP_CHECK is off. */
function appCheckSettings(site: Settings): readonly Setting[] {
  const isOn = valueOf(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined;
  return [
    {
      name: 'VITE_APP_CHECK_SITE_KEY',
      description:
        'Key of reCAPTCHA Enterprise, with which App Check keeps robots out; to deploy without it, set APP_CHECK=off. See docs/operations.md.',
      isRequired: valueOf(site, 'APP_CHECK') !== 'off',
    },
    {
      name: 'VITE_FIREBASE_APP_ID',
      description:
        'Id of the web app, from the project settings in the Firebase console. App Check needs it.',
      isRequired: isOn,
      problemOf: (value) =>
        isOn && !/^1:\d+:web:[0-9a-f]+$/.test(value) && 'is not of the form 1:123:web:abc',
    },
    {
      name: 'APP_CHECK',
      description: 'off, to deploy a form that robots can write to without a browser. Otherwise unset.',
      problemOf: (value) => value !== 'off' && 'has an unknown value',
    },
  ];
}

const emulator: Setting = {
  name: 'VITE_FIRESTORE_EMULATOR',
  description: 'The address of a local Firestore, to which no visitor can write. Unset it.',
  problemOf: () => 'is set',
};

/** Names of all settings of the site. */
const siteSettingNames = [
  ...settingNames,
  ...[...projectSettings, ...appCheckSettings({}), emulator].map(({ name }) => name),
];

export const projectOf = (site: Settings) => valueOf(site, 'VITE_FIREBASE_PROJECT_ID') ?? '';

/** Returns a sentence if the project is missing or a placeholder. */
export const findProjectFaults = (site: Settings) => findFaults(site, projectSettings.slice(0, 1));

/**
 * Returns a sentence for each setting that prevents a deploy of the pages.
 * @param environment Settings of this run, without those in files: site/.env names the emulator.
 */
export function findSiteFaults(site: Settings, environment: Settings = {}): string[] {
  return [
    ...missingVariables(site),
    ...findFaults(site, [...projectSettings, ...appCheckSettings(site)]),
    ...findFaults(environment, [emulator]),
    ...findUnknown(site, siteSettingNames),
  ];
}
