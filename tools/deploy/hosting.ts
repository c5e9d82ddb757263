import type { HeaderRule } from '../../packages/local/src/serveFolder.ts';
import { allowInPolicy, changePolicy, messagesAddress, readBuiltConfig } from '../stack/config.ts';

/** What App Check's reCAPTCHA loads; a site without its key reaches nothing of it. */
const appCheckSources = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
};

export interface Deployed {
  /** Id of the Firebase project. */
  project: string;
  appCheck: boolean;
}

/** `hosting` of firebase.json for a real project, whose id the repository does not know. */
export function deployedHosting(deployed: Deployed) {
  const { hosting } = readBuiltConfig();
  return { ...hosting, headers: deployedHeaders(hosting.headers, deployed) };
}

export function deployedHeaders(
  headers: readonly HeaderRule[],
  { project, appCheck }: Deployed,
): HeaderRule[] {
  const sending = { 'connect-src': messagesAddress('https://firestore.googleapis.com', project) };
  const own = allowInPolicy(sending, headers);
  return appCheck ? withoutTrustedTypes(allowInPolicy(appCheckSources, own)) : own;
}

/** App Check's own code puts the address of reCAPTCHA into a script element as a plain text. */
function withoutTrustedTypes(headers: readonly HeaderRule[]): HeaderRule[] {
  return changePolicy(headers, (policy) =>
    policy
      .split('; ')
      .filter((directive) => !/^(require-trusted-types-for|trusted-types) /.test(directive))
      .join('; '),
  );
}
