import type { Policy } from '@tarcza/static-site/vite';

type Environment = Readonly<Record<string, string | undefined>>;

/** What App Check's reCAPTCHA loads. It writes addresses of scripts as plain text, which Trusted Types refuse. */
const appCheck = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'require-trusted-types-for': false,
  'trusted-types': false,
} as const;

/** Returns what the pages load from elsewhere, as the settings of the contact form say. */
export function sitePolicy(env: Environment): Policy {
  const emulator = env['VITE_FIRESTORE_EMULATOR']?.trim();
  const project = env['VITE_FIREBASE_PROJECT_ID']?.trim() ?? '';
  const store = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const messages = `${store}/v1/projects/${project}/databases/(default)/documents:commit`;
  if (!env['VITE_APP_CHECK_SITE_KEY']?.trim()) return { 'form-action': 'mailto:', 'connect-src': messages };
  return {
    'form-action': 'mailto:',
    'connect-src': `${messages} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
    ...appCheck,
  };
}
