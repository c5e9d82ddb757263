/**
 * Additional sources of the Content-Security-Policy, by directive. `false` omits a directive. Trusted Types are required by
 * `{ 'require-trusted-types-for': "'script'", 'trusted-types': 'structured-data' }`.
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

export type Directive =
  | `${'font' | 'frame' | 'img' | 'media' | 'object' | 'script' | 'style'}-src`
  | 'form-action';

/** What an element loads: its address, and the directive of the Content-Security-Policy that allows it. */
export interface LoadedAddress {
  address: string;
  directive: Directive;
}

/** Returns whether a rendered policy allows a URL, whatever its path. `origin` is that of the site. */
export function isUrlAllowed(policy: string, name: Directive, url: URL, origin: string): boolean {
  const rules = new Map(
    policy.split('; ').map((directive) => {
      const [own = '', ...sources] = directive.split(' ');
      return [own, sources];
    }),
  );
  const sources = rules.get(name) ?? (name === 'form-action' ? undefined : rules.get('default-src'));
  return sources?.some((source) => matchesSource(source, url, origin)) ?? true;
}

export function getRemedy(name: Directive, url: URL, origin: string): string {
  const source = url.origin === origin ? "'self'" : url.origin === 'null' ? url.protocol : url.origin;
  const quoted = source === "'self'" ? '"\'self\'"' : `'${source}'`;
  return `Add '${name}': ${quoted} to the option \`policy\` of staticSite.`;
}

function matchesSource(source: string, { origin: own, protocol, hostname, port }: URL, origin: string) {
  if (source === "'self'") return own === origin;
  if (source === protocol || source === '*') return true;
  // Without a scheme, that of the page.
  const [, scheme = origin.split('/')[0]!, host = '', at] =
    /^(?:(.+:)\/\/)?([^:/]+):?([\d*]*)/.exec(source) ?? [];
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return isHost && [scheme, 'https:'].includes(protocol) && ['*', port || '443'].includes(at || '443');
}

/** Keywords, which are hosts without quotes. */
const keyword = /^(none|self|unsafe-[\w-]+|strict-dynamic)$/i;

/** Throws an Error if a policy would break the header or allow nothing. */
export function validatePolicy(policy: Policy): void {
  for (const [name, sources] of Object.entries(policy)) {
    if (!/^[a-z-]+$/.test(name))
      throw new Error(`policy has "${name}", which is no directive. Write one such as frame-src.`);
    if (sources !== false && !/^[\x21-\x2b\x2d-\x3a\x3c-\x7e ]*$/.test(sources))
      throw new Error(
        `policy['${name}'] is ${JSON.stringify(sources)}. Separate sources by spaces, and percent-encode commas, semicolons and letters beyond ASCII.`,
      );
    const unquoted = sources && sources.split(/\s+/).find((source) => keyword.test(source));
    if (unquoted)
      throw new Error(
        `policy['${name}'] has ${unquoted}, which is a keyword. Write '${unquoted}' in single quotes.`,
      );
  }
}
