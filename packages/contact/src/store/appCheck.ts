import type { FirebaseOptions } from 'firebase/app';
import type { AppCheckSettings } from './readContactSettings.ts';

/** Time from the start in which requests wait for the first token, in ms. The visitor is typing meanwhile. */
const timeout = 5000;
/** Time in which each later request waits, in ms. */
const laterTimeout = 1000;

/**
 * Starts App Check. Returns a function that resolves with a token, or with undefined if there is none in time: if
 * reCAPTCHA is blocked, the SDK waits forever. A later call gets a token that was late, or tries again after a failure.
 */
export function startAppCheck(
  { projectId, apiKey }: FirebaseOptions,
  { siteKey, appId }: AppCheckSettings,
): () => Promise<string | undefined> {
  const end = performance.now() + timeout;
  const readToken = async () => {
    recaptcha ??= loadRecaptcha().catch((error: unknown) => {
      recaptcha = undefined;
      throw error;
    });
    const [{ initializeApp }, { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] =
      await Promise.all([import('firebase/app'), import('firebase/app-check'), recaptcha]);
    // Both return the same one for the same options.
    const app = initializeApp({ projectId, apiKey, appId } as FirebaseOptions, appId);
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    return (await getToken(initializeAppCheck(app, { provider }))).token;
  };
  const getTokenInTime = () => {
    const left = Math.max(laterTimeout, end - performance.now());
    const none = new Promise<undefined>((resolve) => setTimeout(resolve, left));
    return Promise.race([readToken().catch(() => undefined), none]);
  };
  void getTokenInTime();
  return getTokenInTime;
}

let recaptcha: Promise<unknown> | undefined;

/** Loads the script that the SDK otherwise loads once, and waits for without end if the browser is offline at that moment. */
const loadRecaptcha = () =>
  new Promise((onload, onerror) => {
    const src = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
  });
