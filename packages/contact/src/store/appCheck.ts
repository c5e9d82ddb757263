import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import type { AppCheckSettings } from './contactSettings.ts';

/** How long the first token may take, in milliseconds; it is asked for while the visitor is still typing. */
const patience = 5000;

export interface CheckedApp {
  app: FirebaseApp;
  /** Returns a token for requests past the SDK; undefined if there is none. */
  token: () => Promise<string | undefined>;
}

/**
 * An app with App Check on; nothing if App Check does not work here. Where reCAPTCHA is blocked it never says so by
 * itself: Firestore's SDK would wait for its token for ever.
 */
export async function appWithAppCheck(
  options: FirebaseOptions,
  settings: AppCheckSettings,
): Promise<CheckedApp | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  return Promise.race([tooLate, checkedApp(options, settings).catch(() => undefined)]);
}

async function checkedApp(
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
  return { app, token };
}
