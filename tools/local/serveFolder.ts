import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
// @ts-expect-error: it has no types
import compression from 'compression';
import { server as createServer } from 'superstatic';

/** The budgets of pages and the figures of docs/performance.md assume it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

export interface StaticServer {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves a folder as Firebase Hosting does: compression, and clean URLs, headers and rewrites of its firebase.json. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const file = join(folder, 'firebase.json');
  const { hosting } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { hosting: object })
    : { hosting: { cleanUrls: true } };
  // Without a public folder here, superstatic takes the one of the firebase.json in the working directory.
  const config = { ...hosting, public: '.' };
  const options = { cwd: folder, config, compression: compression({ brotli }), port: 0, host: '127.0.0.1' };
  const server = createServer(options).listen(undefined);
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
