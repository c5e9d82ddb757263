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
 * warning if the settings of `readContactSettings` are missing.
 */
export function createFirestorePolicy(env: Environment): ContactPolicy {
  const read = (name: string) => env[name]?.trim() ?? '';
  const missing = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY'].filter((name) => !read(name));
  if (missing.length > 0) warnThatFormIsOff(missing);
  const emulator = read('VITE_FIRESTORE_EMULATOR');
  const store = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const project = read('VITE_FIREBASE_PROJECT_ID');
  const messages = `${store}/v1/projects/${project}/databases/(default)/documents:commit`;
  if (!read('VITE_APP_CHECK_SITE_KEY')) return { 'connect-src': messages };
  return {
    'connect-src': `${messages} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
    ...appCheck,
  };
}

/**
 * Returns what a form with `postContactMessage` needs. Prints a warning if VITE_FORM_URL is missing.
 *
 * @throws Error if it is no address: https, http on this computer, or a path of the site's own host.
 */
export function createWebhookPolicy({ VITE_FORM_URL = '' }: Environment): ContactPolicy {
  const url = VITE_FORM_URL.trim();
  if (!url) {
    warnThatFormIsOff(['VITE_FORM_URL']);
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

function warnThatFormIsOff(missing: readonly string[]) {
  console.warn(
    `! ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, so the form cannot send. Set ${missing.length > 1 ? 'them' : 'it'} in .env or on the host that builds.`,
  );
}
