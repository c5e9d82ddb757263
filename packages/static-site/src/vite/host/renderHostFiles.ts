import { renderFirebaseJson } from './renderFirebaseJson.ts';
import { renderNetlifyHeaders, renderNetlifyRedirects } from './netlify.ts';
import { renderNginxConf } from './nginx.ts';
import type { HostRules } from './rules.ts';

export const hosts = ['firebase', 'netlify', 'nginx'] as const;
/** Hosts whose configuration the build writes. */
export type Host = (typeof hosts)[number];

/** Renders the configuration files of a host, by name. */
export function renderHostFiles(host: Host, rules: HostRules): Record<string, string> {
  if (host === 'firebase') return { 'firebase.json': renderFirebaseJson(rules) };
  if (host === 'nginx') return { 'nginx.conf': renderNginxConf(rules) };
  return { _redirects: renderNetlifyRedirects(rules), _headers: renderNetlifyHeaders(rules) };
}
