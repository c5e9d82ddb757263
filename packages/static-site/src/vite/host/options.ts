import type { Host } from './hostFiles.ts';
import { checkPolicy, type Policy } from './policy.ts';
import { checkHsts, type Hsts } from './rules.ts';
import { checkScripts, type SiteScript } from './scripts.ts';

/** What a site's host and `vite preview` have to send. */
export interface HostingOptions {
  /**
   * Writes redirects, rewrites, headers and cache lifetimes into the site's folder, in the format of this host:
   * `firebase.json`, `_redirects` and `_headers`, or `nginx.conf`. `vite preview` follows the same rules without it.
   */
  host?: Host;
  /**
   * Sources that the Content-Security-Policy allows besides the site's own, by directive, such as
   * `{ 'connect-src': 'https://firestore.googleapis.com' }`.
   */
  policy?: Policy;
  /** Scripts that every page loads once, such as that of a statistics service. The policy allows them. */
  scripts?: readonly SiteScript[];
  /**
   * Extends Strict-Transport-Security, which makes browsers use https for the site's own domain.
   * @default {}
   */
  hsts?: Hsts;
}

/** @throws if an option cannot work, with what to do. */
export function checkHosting({ policy = {}, scripts = [], hsts = {} }: HostingOptions): void {
  checkPolicy(policy, 'policy');
  checkScripts(scripts);
  checkHsts(hsts);
}
