/**
 * Returns the one form of an address that build, servers and browser compare: decoded, in composed Unicode (NFC), without
 * `.html`, `/index.html` or a slash at the end. Returns a pathname that is not valid percent-encoding as it is.
 */
export function normalAddress(pathname: string): string {
  const address = decodePath(pathname)
    .normalize()
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html$/, '');
  return address || '/';
}

/** Decodes a pathname, unless it is not valid percent-encoding or holds an encoded slash. */
export function decodePath(pathname: string): string {
  if (/%2f/i.test(pathname)) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
