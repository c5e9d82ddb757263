import { afterAll, beforeAll } from 'vitest';
import { serveFolder, type StaticServer } from '../../tools/local/serveFolder.ts';
import { dist } from '../../site/dist.ts';

/** Serves the built site for the tests of a file, without database and functions. */
export function serveBuiltSite() {
  let server: StaticServer;
  beforeAll(async () => {
    server = await serveFolder(dist);
  });
  afterAll(() => server.close());

  return {
    /** Available in tests and hooks. */
    get origin() {
      return server.origin;
    },
  };
}
