import { getCommitUrl } from '../rest/createCommit.ts';
import { readContactSettings } from '../store/readContactSettings.ts';

/** Directives of a Content-Security-Policy, for the option `policy` of `staticSite`. */
export type ContactPolicy = Record<string, string | false>;

type Environment = Readonly<Record<string, string | undefined>>;

/** What App Check's reCAPTCHA loads. It writes addresses of scripts as plain text, which Trusted Types refuse. */
const appCheck = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'require-trusted-types-for': false,
  'trusted-types': false,
} as const;

/**
 * Returns what a form with `sendContactMessage` needs: the database of its own project, and App Check if it is set. Prints a
 * warning if a setting is missing or wrong.
 */
export function createFirestorePolicy(env: Environment): ContactPolicy {
  try {
    const settings = readContactSettings(env);
    const commit = getCommitUrl(settings);
    if (!settings.appCheck) return { 'connect-src': commit };
    const connections = 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/';
    return { 'connect-src': `${commit} ${connections}`, ...appCheck };
  } catch (error) {
    console.warn(`! ${(error as Error).message}`);
    return {};
  }
}

/**
 * Returns what a form with `postContactMessage` needs. Prints a warning if VITE_FORM_URL is missing.
 *
 * @throws Error if it is no address: https, http on this computer, or a path of the site's own host.
 */
export function createWebhookPolicy({ VITE_FORM_URL = '' }: Environment): ContactPolicy {
  const url = VITE_FORM_URL.trim();
  if (!url) {
    console.warn(
      '! VITE_FORM_URL is not set, so the form cannot send. Set it in .env or on the host that builds.',
    );
    return {};
  }
  if (/^\/(?![/\\])/.test(url)) return {};
  const { protocol, hostname, origin } = URL.parse(url) ?? {};
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname ?? '');
  if (origin && /^https?:\/\//i.test(url) && (protocol === 'https:' || isLocal))
    return { 'connect-src': origin };
  const message = `VITE_FORM_URL is "${url}". Write the whole address, such as https://hooks.example.com/my-form, or a path on this host, such as /api/form.`;
  // Vite prints the stack, which says nothing about .env.
  throw Object.assign(new Error(message), { stack: message });
}
