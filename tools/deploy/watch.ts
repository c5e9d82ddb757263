import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../local/paths.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** Returns the settings of the functions for a project, as firebase-tools reads them: later files win. */
export function functionSettings(project: string): Settings {
  const files = ['.env', `.env.${project}`].map((name) => join(root, 'functions', name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8')))) as Settings;
}

/** Returns a sentence for each failure that would go unnoticed with the settings of the functions and of the site. */
export function unwatched(functions: Settings, site: Settings): string[] {
  const appCheck = Boolean(site['VITE_APP_CHECK_SITE_KEY']?.trim());
  const forCanary = {
    WEB_API_KEY: 'the canary cannot write as the pages do.',
    SITE_URL: 'a key that is restricted to the site refuses the canary.',
    ...(appCheck && { WEB_APP_ID: 'where App Check is enforced, the canary is refused.' }),
  };
  const isMissing = (name: string) => !functions[name]?.trim();
  const canary = isMissing('CANARY_TO')
    ? ['CANARY_TO is not set: no canary tells you when messages no longer arrive.']
    : Object.entries(forCanary)
        .filter(([name]) => isMissing(name))
        .map(([name, effect]) => `${name} is not set for the functions: ${effect}`);
  return appCheck
    ? canary
    : [...canary, 'VITE_APP_CHECK_SITE_KEY is not set: robots may write messages without a browser.'];
}
