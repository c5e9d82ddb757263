/**
 * Returns the normal form of an address: decoded, in Unicode's NFC, and without `/index.html`, `.html` or a slash at its
 * end. `/us%C5%82ugi/`, `/usługi.html` and `/usługi/index.html` are all `/usługi`. Leaves a part as it is that is not
 * valid percent-encoding.
 */
export function normalAddress(pathname: string): string {
  const decoded = pathname.split('/').map(decode).join('/').normalize('NFC');
  return decoded.replace(/(\/index\.html|\.html)?\/*$/, '') || '/';
}

/** An encoded slash stays encoded, because it does not separate two parts. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return part;
  }
}
