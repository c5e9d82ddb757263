// Preloaded into a rehearsed deploy: answers requests to Firebase Hosting from a folder, refuses all others.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

globalThis.fetch = (address) => {
  const { hostname, pathname } = new URL(address);
  if (!hostname.endsWith('.web.app')) throw new TypeError(`The rehearsal does not reach ${hostname}.`);
  const file = join(process.env.STAGE ?? '', 'live', decodeURIComponent(pathname));
  return Promise.resolve(
    existsSync(file) ? new Response(readFileSync(file)) : new Response('Site Not Found', { status: 404 }),
  );
};
