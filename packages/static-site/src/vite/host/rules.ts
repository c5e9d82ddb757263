import { matchPath } from 'react-router-dom';
import { policyName } from '../../head.ts';
import type { Route } from '../../pages.ts';

/** What a host of static files has to know of a site besides its files. */
export interface HostRules {
  redirects: readonly { from: string; to: string }[];
  /** One page's file for every address that fits a pattern and has no file of its own. */
  rewrites: readonly { from: string; file: string }[];
  /** Header fields of every answer, by their names. */
  headers: Readonly<Record<string, string>>;
  /** Those of pages besides, which would be a burden on each script and picture. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Addresses of the files that never change, for their names hold a hash of what is in them. */
  immutable: readonly string[];
}

/**
 * Sources that the Content-Security-Policy allows besides the site's own, by directive. `false` leaves a directive out,
 * such as `'require-trusted-types-for'` for code that writes HTML from text.
 */
export type Policy = Readonly<Record<string, string | false>>;

export interface HostFacts {
  routes: readonly Route[];
  /** Every address that has a page. */
  addresses: readonly string[];
  redirects: Readonly<Record<string, string>>;
  policy: Policy;
  /** Paths of the files in the folder of assets, below the site's root. */
  assets: readonly string[];
}

/** What follows from the table of addresses and the built files. */
export function hostRules({ routes, addresses, redirects, policy, assets }: HostFacts): HostRules {
  return {
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
    rewrites: routes.flatMap((route) => rewritesOf(route, routes, addresses)),
    headers: {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageHeaders: {
      'Content-Security-Policy': policyText(policy),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    immutable: assets.map((path) => `/${path}`).toSorted(),
  };
}

/** The page of an address, where the route that draws it stands for more addresses than this one. */
function rewritesOf({ path, standsFor }: Route, routes: readonly Route[], addresses: readonly string[]) {
  if (standsFor === undefined) return [];
  return addresses.flatMap((address) => {
    const match = matchPath(path, address);
    if (!match || routes.find((route) => matchPath(route.path, address))?.path !== path) return [];
    const { params } = match;
    const from = standsFor.replaceAll(/:(\w+)/g, (name, key: string) => params[key] ?? name);
    return [{ from, file: `${address}.html` }];
  });
}

/**
 * What pages may load. The rules inside a page are allowed in general, and by the page itself, in a policy of its own,
 * narrowed down to the hash of just these: both hold, and no other style runs.
 */
const own: Policy = {
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
  'trusted-types': policyName,
};

/**
 * What could film, hear or find the visitor, speak to their devices or ask for money: a second lock, since the policy lets
 * no foreign script run. Each name travels before the first byte of a page, so what could do less, or asks each time, stays
 * out of it.
 */
const unused = ['camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

function policyText(more: Policy): string {
  const directives = [...new Set([...Object.keys(own), ...Object.keys(more)])].filter(
    (name) => more[name] !== false,
  );
  return directives
    .map((name) => {
      // 'none' stands alone.
      const sources = [own[name] === "'none'" && more[name] ? undefined : own[name], more[name]];
      return [name, ...sources.filter(Boolean)].join(' ');
    })
    .join('; ');
}
