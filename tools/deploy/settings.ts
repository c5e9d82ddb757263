import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it has no types
import firebaseEnv from 'firebase-tools/lib/functions/env.js';
import { loadEnv } from 'vite';
import type { Environment } from '../../site/settings/schema.ts';
import { root } from '../local/paths.ts';

/** A setting, for a refusal. */
export interface Setting {
  name: string;
  description: string;
  isRequired?: boolean;
  /** Returns what is wrong with a value that is not empty: "is not a phone number". */
  problemOf?: (value: string) => string | false | undefined;
}

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
export const getValue = (settings: Environment, name: string) => settings[name]?.trim() || undefined;

/** Returns a sentence for each setting that is missing or has a wrong value. */
export function findFaults(settings: Environment, known: readonly Setting[]): string[] {
  return known.flatMap(({ name, description, isRequired = false, problemOf }) => {
    const value = getValue(settings, name);
    const problem = value ? problemOf?.(value) : isRequired && 'is missing';
    return problem ? [`${name} ${problem}. It holds: ${description}`] : [];
  });
}

/** Returns a sentence for each setting whose name is not known. */
export const findUnknown = (settings: Environment, known: readonly string[]): string[] =>
  Object.keys(settings)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not the name of a setting. Remove it, or correct its name.`);
