import { trustedTypesPolicy } from '../../head.ts';

/**
 * Additional sources of the Content-Security-Policy, by directive. `false` omits a directive, such as
 * `'require-trusted-types-for'` for code that sets innerHTML.
 */
export type Policy = Readonly<Record<string, string | false>>;

const defaultPolicy: Policy = {
  'default-src': "'none'",
  'script-src': "'self' 'inline-speculation-rules'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': trustedTypesPolicy,
};

/** Renders the Content-Security-Policy of the site's pages, extended by each of `policies`. */
export function renderPolicy(policies: readonly Policy[]): string {
  const all = [defaultPolicy, ...policies];
  return [...new Set(all.flatMap(Object.keys))]
    .filter((name) => all.every((policy) => policy[name] !== false))
    .map((name) => {
      const sources = new Set(all.flatMap((policy) => (policy[name] || '').split(/\s+/)).filter(Boolean));
      // 'none' is valid only as the single source.
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}

/** All directives, without outdated ones (CSP Level 3, 6). */
const directives = new Set(
  [
    'child-src connect-src default-src font-src frame-src img-src manifest-src media-src object-src worker-src',
    'script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem',
    'base-uri form-action frame-ancestors report-to report-uri sandbox',
    'require-trusted-types-for trusted-types upgrade-insecure-requests',
  ].flatMap((names) => names.split(' ')),
);

/** Returns whether a rendered policy allows a URL of another origin (CSP Level 3, 6.7.2). */
export function allowsUrl(policy: string, name: string, url: URL): boolean {
  const rules = new Map(
    policy.split('; ').map((directive) => {
      const [own = '', ...sources] = directive.split(' ');
      return [own, sources];
    }),
  );
  const names = [name, ...(name === 'frame-src' ? ['child-src'] : []), 'default-src'];
  const sources = names.map((each) => rules.get(each)).find(Boolean);
  return sources === undefined || sources.some((source) => matchesSource(source, url));
}

function matchesSource(source: string, { protocol, hostname, pathname }: URL): boolean {
  if (source === '*' || source === protocol) return true;
  const [, scheme, host = '', path] = /^(?:(https?:)\/\/)?([^/:']+)(?::[\d*]+)?(\/.*)?$/.exec(source) ?? [];
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  const isPath = !path || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path);
  // A source with http: allows https:, too.
  return isHost && isPath && (!scheme || scheme === 'http:' || scheme === protocol);
}

/** Throws an Error if a policy would break the header. */
export function validatePolicy(policy: Policy, option: string): void {
  for (const [name, sources] of Object.entries(policy)) {
    if (!directives.has(name))
      throw new Error(
        `${option} has "${name}", which is no directive. The directives are ${[...directives].join(', ')}.`,
      );
    if (sources !== false && !/^[\x21-\x2b\x2d-\x3a\x3c-\x7e ]*$/.test(sources))
      throw new Error(
        `${option}['${name}'] is ${JSON.stringify(sources)}. Separate sources by spaces, and percent-encode commas, semicolons and letters beyond ASCII.`,
      );
  }
}
