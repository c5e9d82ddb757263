import { matchPath } from 'react-router-dom';

/**
 * Returns the one form of an address that build, servers and browser compare: decoded, in composed Unicode (NFC), without
 * `/index.html`, `.html` or a slash at the end. `/us%C5%82ugi/` and `/usługi.html` are both `/usługi`. Leaves a part as it
 * is that is not valid percent-encoding.
 */
export function normalAddress(pathname: string): string {
  return (
    decodePath(pathname)
      .normalize()
      .replace(/(\/index\.html|\.html)?\/*$/, '') || '/'
  );
}

/** Decodes each part of a pathname that is valid percent-encoding. An encoded slash stays, since it separates no parts. */
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

/** Matches an address with the pattern of a route. Tells upper and lower case apart, as hosts do. */
export const matchAddress = (pattern: string, address: string) =>
  matchPath({ path: normalAddress(pattern), caseSensitive: true }, address);
