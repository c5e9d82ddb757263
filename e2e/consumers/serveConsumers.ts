import { join } from 'node:path';
import type { BuildableSite } from './backEnd.ts';
import { packAll } from './packAll.ts';
import { readmeSite } from './readmeSite.ts';
import { sisterSite } from './sisterSite.ts';
import { serveFolder } from '../../tools/local/serveFolder.ts';

/** Sites of others, made of the packed packages: how, and which of their pages are measured. */
const sites = {
  readme: { make: readmeSite, pages: ['/', '/cennik', '/kontakt'] },
  sister: {
    make: sisterSite,
    pages: ['/', '/uslugi', '/cennik', '/pytania', '/kontakt', '/prywatnosc', '/en'],
  },
} as const satisfies Record<
  string,
  {
    make: (tarballs: readonly string[]) => BuildableSite & { remove: () => void };
    pages: readonly string[];
  }
>;

/** Builds such sites and serves each as its host would. */
export async function serveConsumers(names: readonly (keyof typeof sites)[]) {
  if (names.length === 0) return { addresses: [], end: async () => {} };
  const { packed, remove } = packAll();
  const served = await Promise.all(
    names.map(async (name) => {
      const { make, pages } = sites[name];
      const site = make(Object.values(packed));
      site.build({ VITE_FIREBASE_PROJECT_ID: 'demo-consumer', VITE_FIREBASE_API_KEY: 'local' });
      const server = await serveFolder(join(site.folder, 'dist'));
      return { name, site, server, pages };
    }),
  );
  return {
    addresses: served.flatMap(({ name, server, pages }) =>
      pages.map((path) => ({ name: `${name} ${path}`, url: server.origin + path })),
    ),
    end: async () => {
      for (const { site, server } of served) {
        await server.close();
        site.remove();
      }
      remove();
    },
  };
}
