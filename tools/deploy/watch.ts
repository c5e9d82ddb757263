import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../local/paths.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** The settings of the functions for a project, as firebase-tools reads them: later files win. */
export function functionSettings(project: string): Settings {
  const files = ['.env', `.env.${project}`].map((name) => join(root, 'functions', name));
  return Object.assign(
    {},
    ...files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8'))),
  ) as Settings;
}

/**
 * What nobody would notice with these settings, a sentence each. None of it stands in the way of a deploy.
 *
 * @param functions Settings of the functions.
 * @param site Settings of the site's build.
 */
export function unwatched(functions: Settings, site: Settings): string[] {
  const given = (settings: Settings, name: string) => Boolean(settings[name]?.trim());
  const canary = given(functions, 'CANARY_TO');
  const appCheck = given(site, 'VITE_APP_CHECK_SITE_KEY');
  return [
    !canary &&
      'CANARY_TO is not set, so no canary is sent: nobody hears when rules, function or mail server stop taking messages, until a customer calls.',
    canary &&
      !given(functions, 'WEB_API_KEY') &&
      'WEB_API_KEY is not set for the functions: the canary cannot write as the pages do.',
    canary &&
      !given(functions, 'SITE_URL') &&
      'SITE_URL is not set for the functions: a key that is restricted to the site refuses the canary.',
    canary &&
      appCheck &&
      !given(functions, 'WEB_APP_ID') &&
      'WEB_APP_ID is not set for the functions: where App Check is enforced, the canary is refused.',
    !appCheck &&
      'VITE_APP_CHECK_SITE_KEY is not set: robots may write messages without a browser, as many as they like.',
  ].filter((line) => typeof line === 'string');
}
