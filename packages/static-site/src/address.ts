import { matchPath } from 'react-router-dom';

/**
 * Returns the normalized path that build, servers and browser compare: decoded, in composed Unicode (NFC), without
 * `/index.html`, `.html` or a slash at the end. `/us%C5%82ugi/` and `/usługi.html` become `/usługi`. Does not change a
 * segment with invalid percent-encoding.
 */
export function normalizeAddress(pathname: string): string {
  return (
    decodePath(pathname)
      .normalize()
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

/** Matches an address with the pattern of a route. Case-sensitive, as hosts are. */
export const matchAddress = (pattern: string, address: string) =>
  matchPath({ path: normalizeAddress(pattern), caseSensitive: true }, address);
