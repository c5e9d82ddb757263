import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import type { AppCheckSettings } from './readContactSettings.ts';

/** Time from the start in which requests wait for the first token, in ms. The visitor is typing meanwhile. */
const timeout = 5000;

export interface CheckedApp {
  app: FirebaseApp;
  /** Returns a token for requests without the SDK, or undefined. */
  getToken: () => Promise<string | undefined>;
}

/**
 * Starts App Check. Returns a function that resolves with the app once it has a token, or with undefined if it has none in
 * time: if reCAPTCHA is blocked, the SDK waits for its token forever. A later call gets a token that was late, or tries
 * again after a failure.
 */
export function startAppCheck(
  options: FirebaseOptions,
  settings: AppCheckSettings,
): () => Promise<CheckedApp | undefined> {
  const end = performance.now() + timeout;
  let checked: Promise<CheckedApp | undefined> | undefined;
  const getApp = () => {
    checked ??= initializeCheckedApp(options, settings).catch(() => {
      checked = undefined;
      return undefined;
    });
    const left = Math.max(0, end - performance.now());
    return Promise.race([checked, new Promise<undefined>((resolve) => setTimeout(resolve, left))]);
  };
  void getApp();
  return getApp;
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
