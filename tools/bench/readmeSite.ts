import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packAll } from '../../e2e/consumers/packAll.ts';
import { readmeSite } from '../../e2e/consumers/readmeSite.ts';
import type { HeaderRule } from '../stack/config.ts';
import { serveFolder } from './staticServer.ts';

/** Makes the site of the README of `@tarcza/static-site` from the packed packages, and serves it as its host would. */
export async function serveReadmeSite() {
  const { packed, remove } = await packAll();
  const site = readmeSite(Object.values(packed));
  site.build({ VITE_FIREBASE_PROJECT_ID: 'demo-readme', VITE_FIREBASE_API_KEY: 'local' });
  const folder = join(site.folder, 'dist');
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  const { origin, close } = await serveFolder(folder, new Map(), hosting.headers);
  return {
    addresses: ['/', '/cennik', '/kontakt'].map((path) => origin + path),
    end: async () => {
      await close();
      site.remove();
      remove();
    },
  };
}
