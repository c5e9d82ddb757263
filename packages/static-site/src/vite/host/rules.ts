import type { Route } from '../../pages.ts';
import { decodePath, matchAddress } from '../../address.ts';
import { findRoute } from '../findRoute.ts';
import { encodeAddress, normalizeSource } from './pattern.ts';
import { renderPolicy, type Policy } from './policy.ts';
import { getScriptPolicies, type SiteScript } from './scripts.ts';

/** Rules for a host of static files. Patterns and files are not percent-encoded. */
export interface HostRules {
  /** Permanent redirects. The target is percent-encoded. Hosts keep the request's query. */
  redirects: readonly { from: string; to: string }[];
  /** The file that the host returns for addresses that match a pattern and have no file. */
  rewrites: readonly { from: string; file: string }[];
  /** Header fields of every response. */
  headers: Readonly<Record<string, string>>;
  /** Additional header fields of pages. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Cache-Control of files. All other responses are `no-cache`, including those for missing files. */
  lifetimes: readonly { cacheControl: string; files: readonly string[] }[];
}

/** Options of Strict-Transport-Security. `max-age` is one year. */
export interface Hsts {
  /** Forbids http for all subdomains, too, such as that of a mail server or an intranet. */
  includeSubDomains?: boolean;
  /** Allows the domain in the preload list of browsers. Requires `includeSubDomains`. */
  preload?: boolean;
}

export interface HostRulesOptions {
  routes: readonly Route[];
  /** Addresses of all pages. */
  addresses: readonly string[];
  redirects: Readonly<Record<string, string>>;
  policy?: Policy;
  hsts?: Hsts;
  scripts?: readonly SiteScript[];
  /** All files of the built site, relative to its folder. */
  files: readonly string[];
  /** The files copied from the public folder, whose names have no hash. */
  publicFiles: readonly string[];
}

/** Cache-Control of all responses without a lifetime. */
export const noCache = 'no-cache';

/** Creates the rules from routes, options and built files. */
export function createHostRules(facts: HostRulesOptions): HostRules {
  const { routes, addresses, redirects, policy = {}, hsts = {}, scripts = [] } = facts;
  return {
    redirects: Object.entries(redirects).map(([from, to]) => ({
      from: normalizeSource(from),
      to: encodeAddress(to),
    })),
    rewrites: routes.flatMap((route) => createRewrites(route, routes, addresses)),
    headers: {
      'Strict-Transport-Security': renderHsts(hsts),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageHeaders: {
      'Content-Security-Policy': renderPolicy([policy, ...getScriptPolicies(scripts)]),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    lifetimes: createLifetimes(facts),
  };
}

/** Browser features that the pages may not use. */
const unusedFeatures = ['camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Throws an Error for options that the preload list rejects. */
export function validateHsts({ includeSubDomains, preload }: Hsts): void {
  if (preload && !includeSubDomains)
    throw new Error('hsts.preload needs hsts.includeSubDomains: true. Set both, or neither.');
}

const renderHsts = ({ includeSubDomains, preload }: Hsts) =>
  ['max-age=31536000', includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter(Boolean)
    .join('; ');

/** Creates a rewrite for each page whose route has `fallbackFor`. */
function createRewrites(
  { path, fallbackFor }: Route,
  routes: readonly Route[],
  addresses: readonly string[],
) {
  if (fallbackFor === undefined) return [];
  return addresses.flatMap((address) => {
    const match = matchAddress(path, address);
    if (!match || findRoute(routes, address)?.path !== path) return [];
    const { params } = match;
    const from = decodePath(fallbackFor).replaceAll(/:(\w+)/g, (name, key: string) => params[key] ?? name);
    return [{ from, file: `${address}.html` }];
  });
}

function createLifetimes({ files, publicFiles }: HostRulesOptions): HostRules['lifetimes'] {
  const copied = new Set(publicFiles);
  const hashed = files.filter((file) => file.startsWith('assets/') && !copied.has(file));
  const media = files.filter((file) => isMedia.test(file) && !hashed.includes(file));
  return [
    { cacheControl: 'public, max-age=31536000, immutable', files: toAddresses(hashed) },
    { cacheControl: 'public, max-age=86400, stale-while-revalidate=604800', files: toAddresses(media) },
  ].filter((lifetime) => lifetime.files.length > 0);
}

const isMedia = /\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp|woff2?)$/i;

const toAddresses = (files: readonly string[]) => files.map((file) => `/${file}`).toSorted();
