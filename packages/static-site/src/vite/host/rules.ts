import type { Route } from '../../pages.ts';
import { decodePath, matchAddress } from '../../address.ts';
import { routeFor } from '../routeFor.ts';
import { encodeAddress, sourcePattern } from './pattern.ts';
import { policyText, type Policy } from './policy.ts';
import { policiesOf, type SiteScript } from './scripts.ts';

/** What a host of static files has to know of a site besides its files. Patterns and files are not percent-encoded. */
export interface HostRules {
  /** Permanent redirects by pattern. The target is percent-encoded; the query of the request is kept. */
  redirects: readonly { from: string; to: string }[];
  /** The file of one page, for each address that matches a pattern and has no file of its own. */
  rewrites: readonly { from: string; file: string }[];
  /** Header fields of every response. */
  headers: Readonly<Record<string, string>>;
  /** Header fields that only pages need. */
  pageHeaders: Readonly<Record<string, string>>;
  /** How long browsers may keep files. All other responses are `no-cache`, also that for a missing file. */
  lifetimes: readonly { cacheControl: string; files: readonly string[] }[];
}

/** Strict-Transport-Security besides `max-age`, which is a year. */
export interface Hsts {
  /** Forbids http for each subdomain, too, such as that of a mail server or an intranet. */
  includeSubDomains?: boolean;
  /** Allows browsers to ship the domain in their list. Needs `includeSubDomains`. */
  preload?: boolean;
}

export interface HostFacts {
  routes: readonly Route[];
  /** Every address that has a page. */
  addresses: readonly string[];
  redirects: Readonly<Record<string, string>>;
  policy?: Policy;
  hsts?: Hsts;
  scripts?: readonly SiteScript[];
  /** Every file of the built site, below its folder. */
  files: readonly string[];
  /** Those that are copied from the public folder, whose names have no hash. */
  publicFiles: readonly string[];
}

/** What each host and `vite preview` send for everything that has no lifetime. */
export const noCache = 'no-cache';

/** Returns the rules that follow from the routes, the options and the built files. */
export function hostRules(facts: HostFacts): HostRules {
  const { routes, addresses, redirects, policy = {}, hsts = {}, scripts = [] } = facts;
  return {
    redirects: Object.entries(redirects).map(([from, to]) => ({
      from: sourcePattern(from),
      to: encodeAddress(to),
    })),
    rewrites: routes.flatMap((route) => rewritesOf(route, routes, addresses)),
    headers: {
      'Strict-Transport-Security': hstsText(hsts),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageHeaders: {
      'Content-Security-Policy': policyText([policy, ...policiesOf(scripts)]),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    lifetimes: lifetimesOf(facts),
  };
}

/** Features that could record or locate the visitor, reach devices or take money. */
const unusedFeatures = ['camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** @throws if browsers would not take the domain into their list. */
export function checkHsts({ includeSubDomains, preload }: Hsts): void {
  if (preload && !includeSubDomains)
    throw new Error('hsts.preload needs hsts.includeSubDomains: true. Set both, or neither.');
}

const hstsText = ({ includeSubDomains, preload }: Hsts) =>
  ['max-age=31536000', includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter(Boolean)
    .join('; ');

/** Returns a rewrite for each page whose route stands for more addresses. */
function rewritesOf({ path, standsFor }: Route, routes: readonly Route[], addresses: readonly string[]) {
  if (standsFor === undefined) return [];
  return addresses.flatMap((address) => {
    const match = matchAddress(path, address);
    if (!match || routeFor(routes, address)?.path !== path) return [];
    const { params } = match;
    const from = decodePath(standsFor).replaceAll(/:(\w+)/g, (name, key: string) => params[key] ?? name);
    return [{ from, file: `${address}.html` }];
  });
}

function lifetimesOf({ files, publicFiles }: HostFacts): HostRules['lifetimes'] {
  const copied = new Set(publicFiles);
  const hashed = files.filter((file) => file.startsWith('assets/') && !copied.has(file));
  const media = files.filter((file) => isMedia.test(file) && !hashed.includes(file));
  return [
    { cacheControl: 'public, max-age=31536000, immutable', files: addressesOf(hashed) },
    { cacheControl: 'public, max-age=86400, stale-while-revalidate=604800', files: addressesOf(media) },
  ].filter((lifetime) => lifetime.files.length > 0);
}

const isMedia = /\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp|woff2?)$/i;

const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`).toSorted();
