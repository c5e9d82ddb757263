import { firebaseJson } from './hostingJson.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxConf } from './nginx.ts';
import type { HostRules } from './rules.ts';

/** Hosts whose own format the build writes. */
export type Host = 'firebase' | 'netlify' | 'nginx';

/** Returns the files in which a host reads its rules, by name, for the folder of the site. */
export function hostFiles(host: Host, rules: HostRules): Record<string, string> {
  if (host === 'firebase') return { 'firebase.json': firebaseJson(rules) };
  if (host === 'nginx') return { 'nginx.conf': nginxConf(rules) };
  return { _redirects: netlifyRedirects(rules), _headers: netlifyHeaders(rules) };
}
