import { matchPath, type PathMatch } from 'react-router-dom';

/**
 * Returns the path that build, servers and browser compare: `//us%C5%82ugi/` and `/usługi.html` become `/usługi`, in composed
 * Unicode (NFC). A segment with invalid percent-encoding stays.
 */
export function normalizeAddress(pathname: string): string {
  return (
    decodePath(pathname)
      .normalize()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/(\/index\.html|\.html)?\/*$/, '') || '/'
  );
}

/** Decodes each segment of a path that is valid percent-encoding, except encoded slashes. */
export function decodePath(pathname: string): string {
  return pathname.split('/').map(decodePart).join('/');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return part;
  }
}

export const encodePath = (path: string) => encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);

/** Matches an address with the pattern of a route. Case-sensitive, as hosts are. */
export const matchAddress = (pattern: string, address: string): PathMatch | null =>
  matchPath({ path: normalizeAddress(pattern), caseSensitive: true }, address);

export const findRoute = <Route extends { path: string }>(routes: readonly Route[], address: string) =>
  routes.find(({ path }) => matchAddress(path, address));

/** `URL.parse` is newer than the browsers that the pages promise to run in. */
function parseUrl(written: string, base?: string | URL): URL | undefined {
  try {
    return new URL(written, base);
  } catch {
    return undefined;
  }
}

/** Returns an origin in lower case and Punycode, without a final slash. Throws if it is no http or https URL, or has a path. */
export function normalizeOrigin(origin: string): string {
  const url = parseUrl(origin);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !url.hostname.endsWith('.');
  if (!isOrigin)
    throw new Error(
      `The origin of the site is "${origin}". Write protocol and host alone, such as "https://www.example.com".`,
    );
  return url.origin;
}

/** Returns whether a URL is one of the site, by http or https. */
const hasSameHost = (url: URL, site: URL): boolean =>
  url.host === site.host && /^https?:$/.test(url.protocol);

/** Returns the URL of a page or file of the site, or of a URL that may be of another site. Throws an Error for anything else. */
export function resolveUrl(written: string, origin: string): string {
  const site = normalizeOrigin(origin);
  const url = parseUrl(written, `${site}/`);
  if (!url) throw new Error(`"${written}" is no address. Write a path such as "/prices", or a URL.`);
  if (!hasSameHost(url, new URL(site))) return url.href;
  return site + encodePath(normalizeAddress(url.pathname)) + url.search + url.hash;
}

/** Returns the decoded path and fragment of a link on the page at `address`; undefined if it leads to another origin. */
export function resolveOnSite(written: string, origin: string, address: string) {
  const base = new URL(encodePath(address), origin);
  const url = parseUrl(written, base);
  // `new URL('./plan.pdf', import.meta.url)` is a file of the computer that builds.
  if (!url || url.protocol === 'file:') return { path: written, fragment: '' };
  if (!hasSameHost(url, base)) return undefined;
  // Browsers remove directives such as `:~:text=`.
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  return { path: decodePath(url.pathname), fragment: decodePath(fragment) };
}
