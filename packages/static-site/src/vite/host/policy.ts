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

/** Throws an Error if a policy would break the header. */
export function validatePolicy(policy: Policy, option: string): void {
  for (const [name, sources] of Object.entries(policy)) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name))
      throw new Error(`${option} has "${name}", which is no directive. Write it like 'connect-src'.`);
    if (sources !== false && !/^[\x21-\x2b\x2d-\x3a\x3c-\x7e ]*$/.test(sources))
      throw new Error(
        `${option}['${name}'] is ${JSON.stringify(sources)}. Separate sources by spaces, and percent-encode commas, semicolons and letters beyond ASCII.`,
      );
  }
}
