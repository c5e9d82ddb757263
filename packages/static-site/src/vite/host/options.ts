import { rejectUnknown } from '../../rejectUnknown.ts';
import { hosts, type Host } from './renderHostFiles.ts';
import { validatePolicy, type Policy } from './policy.ts';
import { getScriptPolicies, validateScripts, type SiteScript } from './scripts.ts';

/** Options for the site's host and `vite preview`. */
export interface HostingOptions {
  /**
   * Writes redirects, rewrites, headers and cache lifetimes into the site's folder, in the format of this host:
   * `firebase.json`, `_redirects` and `_headers`, or `nginx.conf`. `vite preview` applies the rules without it, too.
   */
  host?: Host;
  /**
   * Sources that the Content-Security-Policy allows besides the site's own, by directive, such as
   * `{ 'connect-src': 'https://firestore.googleapis.com' }`.
   */
  policy?: Policy;
  /** Scripts of every page, such as that of an analytics service. The policy allows them. */
  scripts?: readonly SiteScript[];
}

/** Throws an Error with what to do if an option is invalid. */
export function validateHosting({ host, policy = {}, scripts = [], ...unknown }: HostingOptions): void {
  rejectUnknown('staticSite', unknown);
  if (host !== undefined && !hosts.includes(host))
    throw new Error(`host of staticSite is "${host}". Write one of ${hosts.join(', ')}, or leave it out.`);
  validatePolicy(policy, 'policy');
  validateScripts(scripts);
}

/** Returns all additions to the Content-Security-Policy. */
export const getPolicies = ({ policy = {}, scripts = [] }: HostingOptions) => [
  policy,
  ...getScriptPolicies(scripts),
];
