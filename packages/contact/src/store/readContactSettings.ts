export interface ContactSettings {
  projectId: string;
  apiKey: string;
  /** Address of the Firestore emulator; without it, messages are sent to the real project. */
  emulator?: { host: string; port: number };
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

  const missing = [
    !projectId && 'VITE_FIREBASE_PROJECT_ID',
    !apiKey && 'VITE_FIREBASE_API_KEY',
    siteKey && !appId && 'VITE_FIREBASE_APP_ID',
  ].filter(Boolean);
  if (missing.length > 0) {
    throw new Error(
      `The contact form cannot send: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        'Set it in .env beside the configuration of Vite, or in the environment of the build, and build again.',
    );
  }

  return {
    projectId,
    apiKey,
    ...(emulator && { emulator: parseAddress(emulator) }),
    ...(siteKey && { appCheck: { siteKey, appId } }),
  };
}

function parseAddress(text: string) {
  const [, host, port] = /^([^\s:/]+):(\d{1,5})$/.exec(text) ?? [];
  if (!host || !port) {
    throw new Error(
      `The contact form cannot send: VITE_FIRESTORE_EMULATOR is "${text}", not "host:port". ` +
        'Correct it in .env beside the configuration of Vite, or in the environment of the build, or leave it empty to write to the real project.',
    );
  }
  return { host, port: Number(port) };
}
