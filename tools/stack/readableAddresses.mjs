// Preloaded into firebase-tools, where a malformed URL throws and ends all emulators. Replaces it before that.
import { subscribe } from 'node:diagnostics_channel';

const nowhere = '/malformed-address';

subscribe('http.server.request.start', ({ request }) => {
  request.url = normalize(request.url);
  if (!URL.canParse(`http://${request.headers.host}`)) request.headers.host = 'localhost';
});

/** Returns a path without "..", with the query if it can be decoded. */
function normalize(target) {
  const address = target.replace(/^[/\\]+/, '/');
  if (!URL.canParse(address, 'http://localhost')) return nowhere;
  const { pathname, search } = new URL(address, 'http://localhost');
  return isFilePath(decode(pathname)) ? pathname + (decode(search) === undefined ? '' : search) : nowhere;
}

/** Returns whether a file can have this path. File systems take names of up to 255 bytes and paths of up to 4096. */
function isFilePath(path) {
  if (path === undefined || path.includes('\0') || path.length > 3000) return false;
  return path.split('/').every((name) => Buffer.byteLength(name) < 250);
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
