import { getToday, findHoursErrors } from '../../packages/static-site/src/openingHours.ts';
import {
  type Environment,
  findProblem,
  isPlaceholder,
  readSettings,
  type SettingName,
  settings,
} from '../../site/settings/schema.ts';
import { findFaults, findUnknown, type Setting, getValue } from './settings.ts';

/** Returns a setting as a deploy sees it. It needs the keys of App Check unless that is off. */
function toDeploySetting(name: SettingName, site: Environment): Setting {
  const { description, schema, ...others } = settings[name];
  const needed: Partial<Record<SettingName, boolean>> = {
    VITE_APP_CHECK_SITE_KEY: getValue(site, 'APP_CHECK') !== 'off',
    VITE_FIREBASE_APP_ID: getValue(site, 'VITE_APP_CHECK_SITE_KEY') !== undefined,
  };
  return {
    name,
    description,
    isRequired: needed[name] ?? ('isRequired' in others || 'placeholder' in others),
    problemOf: (value) =>
      isPlaceholder(name, value) ? 'is still a placeholder' : findProblem(schema, value),
  };
}

/** Returns a sentence for special hours that are over. */
function findPastHours(site: Environment): string[] {
  const name = 'VITE_SPECIAL_HOURS';
  const special = readSettings({ [name]: site[name] })[name] ?? [];
  return findHoursErrors({ special }, getToday('Europe/Warsaw')).map((error) => `${name} is wrong. ${error}`);
}

export const getProject = (site: Environment) => getValue(site, 'VITE_FIREBASE_PROJECT_ID') ?? '';

/** Returns a sentence if the project is missing or a placeholder. */
export const findProjectFaults = (site: Environment) =>
  findFaults(site, [toDeploySetting('VITE_FIREBASE_PROJECT_ID', site)]);

/**
 * Returns a sentence for each setting that prevents a deploy of the pages.
 * @param environment Settings of this run, without those in files: site/.env names the emulator.
 */
export function findSiteFaults(site: Environment, environment: Environment = {}): string[] {
  const names = Object.keys(settings) as SettingName[];
  const emulator = 'VITE_FIRESTORE_EMULATOR';
  const known = names.map((name) => toDeploySetting(name, site));
  const faults = [
    ...findFaults(site, known),
    ...(getValue(environment, emulator) ? [`${emulator} is set. Unset it: visitors cannot reach it.`] : []),
    ...findUnknown(site, names),
  ];
  return faults.length > 0 ? faults : findPastHours(site);
}
