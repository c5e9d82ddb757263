import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';

type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

// firebase-tools brings both. superstatic is the server of its Hosting emulator.
const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { default: superstatic } = require('superstatic') as { default: (options: object) => Middleware };
const compression = require('compression') as (options: object) => Middleware;

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
  const handle = superstatic({ cwd: folder, config, compression: compression({ brotli }) });
  const server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
