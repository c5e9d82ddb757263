// Loaded into firebase-tools before its own code. There a request that cannot be read throws and ends all emulators.
import { subscribe } from 'node:diagnostics_channel';

const nowhere = '/malformed-address';

subscribe('http.server.request.start', ({ request }) => {
  request.url = readable(request.url);
  if (!URL.canParse(`http://${request.headers.host}`)) request.headers.host = 'localhost';
});

/** The path of any request target without "..", and its query if that can be decoded. */
function readable(target) {
  const address = target.replace(/^[/\\]+/, '/');
  if (!URL.canParse(address, 'http://localhost')) return nowhere;
  const { pathname, search } = new URL(address, 'http://localhost');
  return isFilePath(decoded(pathname)) ? pathname + (decoded(search) === undefined ? '' : search) : nowhere;
}

/** Whether a file can have this path: the system refuses NUL, names of more than 255 bytes and paths of more than 4096. */
function isFilePath(path) {
  if (path === undefined || path.includes('\0') || path.length > 3000) return false;
  return path.split('/').every((name) => Buffer.byteLength(name) < 250);
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
