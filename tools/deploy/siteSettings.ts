import { dayIn, findHoursErrors } from '../../packages/static-site/src/openingHours.ts';
import {
  findProblem,
  isPlaceholder,
  readSettings,
  type SettingName,
  settings,
} from '../../site/settings/schema.ts';
import { findFaults, findUnknown, type Setting, type Settings, valueOf } from './settings.ts';

/** Names of all settings of the site. */
const siteSettingNames = Object.keys(settings) as SettingName[];

/** Returns a setting as a deploy sees it. */
function toDeploySetting(name: SettingName): Setting {
  const { description, schema, ...others } = settings[name];
  return {
    name,
    description,
    isRequired: 'isRequired' in others,
    problemOf: (value) =>
      isPlaceholder(name, value) ? 'is still a placeholder' : findProblem(schema, value),
  };
}

/** Returns the settings that a deploy needs because of the values of others. */
function listSettings(site: Settings): Setting[] {
  const needed: Partial<Record<SettingName, boolean>> = {
    VITE_APP_CHECK_SITE_KEY: valueOf(site, 'APP_CHECK') !== 'off',
    VITE_FIREBASE_APP_ID: valueOf(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined,
  };
  return siteSettingNames
    .filter((name) => name !== emulator)
    .map((name) => {
      const setting = toDeploySetting(name);
      return { ...setting, isRequired: needed[name] ?? setting.isRequired ?? false };
    });
}

const emulator = 'VITE_FIRESTORE_EMULATOR';
const emulatorSetting: Setting = { ...toDeploySetting(emulator), problemOf: () => 'is set. Unset it' };

/** Returns a sentence for special hours that are over. */
function findPastHours(site: Settings): string[] {
  const name = 'VITE_SPECIAL_HOURS';
  const special = readSettings({ [name]: site[name] })[name] ?? [];
  return findHoursErrors({ special }, dayIn('Europe/Warsaw')).map((error) => `${name} is wrong. ${error}`);
}

export const projectOf = (site: Settings) => valueOf(site, 'VITE_FIREBASE_PROJECT_ID') ?? '';

/** Returns a sentence if the project is missing or a placeholder. */
export const findProjectFaults = (site: Settings) =>
  findFaults(site, [toDeploySetting('VITE_FIREBASE_PROJECT_ID')]);

/**
 * Returns a sentence for each setting that prevents a deploy of the pages.
 * @param environment Settings of this run, without those in files: site/.env names the emulator.
 */
export function findSiteFaults(site: Settings, environment: Settings = {}): string[] {
  const faults = [
    ...findFaults(site, listSettings(site)),
    ...findFaults(environment, [emulatorSetting]),
    ...findUnknown(site, siteSettingNames),
  ];
  return faults.length > 0 ? faults : findPastHours(site);
}
