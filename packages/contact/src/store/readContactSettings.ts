import type { CommitTarget } from '../rest/createCommit.ts';

export interface ContactSettings extends CommitTarget {
  /** Settings of App Check; without them, App Check is not loaded. */
  appCheck?: AppCheckSettings;
}

export interface AppCheckSettings {
  /** The public reCAPTCHA Enterprise key. */
  siteKey: string;
  /** Id of the web app, such as `1:123:web:abc`. App Check is bound to one app of the project. */
  appId: string;
}

/** Reads the settings from the environment of the build. Throws an Error that names the missing ones. */
export function readContactSettings(env: Readonly<Record<string, unknown>>): ContactSettings {
  const read = (name: string) => {
    const value = env[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const projectId = read('VITE_FIREBASE_PROJECT_ID');
  const apiKey = read('VITE_FIREBASE_API_KEY');
  const emulator = read('VITE_FIRESTORE_EMULATOR');
  const siteKey = read('VITE_APP_CHECK_SITE_KEY');
  const appId = read('VITE_FIREBASE_APP_ID');

  const required = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY'];
  if (siteKey) required.push('VITE_FIREBASE_APP_ID');
  const missing = required.filter((name) => !read(name));
  const isWrong = emulator !== '' && !/^[^\s:/]+:\d{1,5}$/.test(emulator);
  const fault =
    missing.length > 0
      ? `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set`
      : isWrong && `VITE_FIRESTORE_EMULATOR is "${emulator}", not "host:port"`;
  if (fault)
    throw new Error(
      `The contact form cannot send: ${fault}. Correct .env beside the configuration of Vite, or the environment of the build, and build again.`,
    );
  return {
    projectId,
    apiKey,
    ...(emulator && { emulator }),
    ...(siteKey && { appCheck: { siteKey, appId } }),
  };
}
