import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import type { AppCheckSettings } from './readContactSettings.ts';

/** Timeout of the first token, in ms. It is requested while the visitor is still typing. */
const timeout = 5000;

export interface CheckedApp {
  app: FirebaseApp;
  /** Returns a token for requests without the SDK, or undefined. */
  getToken: () => Promise<string | undefined>;
}

/**
 * Opens an app with App Check. Resolves with undefined if that fails or times out: if reCAPTCHA is blocked, the SDK waits
 * for its token forever.
 */
export async function openCheckedApp(
  options: FirebaseOptions,
  settings: AppCheckSettings,
): Promise<CheckedApp | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeout));
  return Promise.race([tooLate, initializeCheckedApp(options, settings).catch(() => undefined)]);
}

async function initializeCheckedApp(
  options: FirebaseOptions,
  { siteKey, appId }: AppCheckSettings,
): Promise<CheckedApp> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const app = initializeApp({ ...options, appId }, 'checked');
  const check = initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
  await getToken(check);
  const token = () =>
    getToken(check).then(
      (result) => result.token,
      () => undefined,
    );
  return { app, getToken: token };
}
