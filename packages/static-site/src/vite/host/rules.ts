import { decodePath, findRoute, matchAddress } from '../../address.ts';
import type { Route } from '../../pages.ts';
import type { Site } from '../../server.tsx';
import { encodeAddress, normalizeSource, sortRedirects } from './pattern.ts';
import { renderPolicy, type Policy } from './policy.ts';

/** Rules for a host of static files. Patterns and files are not percent-encoded. */
export interface HostRules {
  /** Permanent redirects. The target is percent-encoded. Hosts keep the request's query. */
  redirects: readonly { from: string; to: string }[];
  /** The file that the host returns for addresses that match a pattern and have no file. */
  rewrites: readonly { from: string; file: string }[];
  headers: Readonly<Record<string, string>>;
  /** Pictures, fonts and videos of the public folder, which browsers keep for a day. */
  media: readonly string[];
  /** Files with a hash in their names, which browsers keep for a year. */
  hashed: readonly string[];
}

export interface HostRulesOptions extends Pick<Site, 'routes' | 'addresses' | 'redirects'> {
  policies: readonly Policy[];
  /** Paths of all files of the built site, such as `/photo.jpg`. */
  files: Iterable<string>;
}

export const hashedFolder = '/assets/';

/** Values of Cache-Control. Pages and all other files are revalidated, including the page for missing files. */
export const lifetimes = {
  hashed: 'public, max-age=31536000, immutable',
  media: 'public, max-age=86400, stale-while-revalidate=604800',
  other: 'no-cache',
} as const;

const media = /\.(avif|gif|ico|jpg|jpeg|mp4|png|svg|webm|webp|woff2?)$/i;

export function createHostRules(facts: HostRulesOptions): HostRules {
  const { routes, addresses, redirects, policies } = facts;
  const files = [...facts.files];
  const isHashed = (file: string) => file.startsWith(hashedFolder);
  return {
    redirects: sortRedirects(redirects).map(([from, to]) => ({
      from: normalizeSource(from),
      to: encodeAddress(to),
    })),
    rewrites: routes.flatMap((route) => createRewrites(route, routes, addresses)),
    headers: {
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': renderPolicy(policies),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    media: files.filter((file) => media.test(file) && !isHashed(file)),
    hashed: files.filter(isHashed),
  };
}

const unusedFeatures = ['camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

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

/** Returns an error for each public file that must not be one. */
export const validatePublicFiles = (publicFiles: readonly string[]) =>
  publicFiles.flatMap((file) => {
    if (/(^|\/)\.(ht|env)/.test(file))
      return [`public/${file} would be published, and no host of staticSite reads it. Delete it or move it.`];
    if (`/${file}`.startsWith(hashedFolder))
      return [
        `public/${file} is in the folder of files with a hash, which browsers keep for a year. Move it to another folder, such as public/files.`,
      ];
    return [];
  });
