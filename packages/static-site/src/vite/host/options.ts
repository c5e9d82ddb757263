import { renderFirebaseJson } from './renderFirebaseJson.ts';
import { renderNginxConf } from './nginx.ts';
import type { HostRules } from './rules.ts';
import { validatePolicy, type Policy } from './policy.ts';

const hosts = ['firebase', 'nginx'] as const;
export type Host = (typeof hosts)[number];

export interface HostingOptions {
  /** Writes redirects, rewrites, headers and lifetimes as `firebase.json` or `nginx.conf`. `vite preview` needs no host. */
  host?: Host;
  /**
   * Sources that the Content-Security-Policy allows besides the site's own, by directive, such as
   * `{ 'connect-src': 'https://firestore.googleapis.com' }`, or several of them, whose sources are added up.
   */
  policy?: Policy | readonly Policy[];
}

export const listPolicies = (policy: HostingOptions['policy'] = []): Policy[] => [policy].flat();

export function validateHosting({ host, policy }: HostingOptions): void {
  if (host !== undefined && !hosts.includes(host))
    throw new Error(`host of staticSite is "${host}". Write one of ${hosts.join(', ')}, or leave it out.`);
  listPolicies(policy).forEach(validatePolicy);
}

export function renderHostFiles(host: Host, rules: HostRules): Record<string, string> {
  return host === 'firebase'
    ? { '/firebase.json': renderFirebaseJson(rules) }
    : { '/nginx.conf': renderNginxConf(rules) };
}
