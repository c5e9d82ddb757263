import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves a folder over an unsteady connection: each response waits for up to 40 ms, and a page arrives in three parts.
 * Scripts are cacheable. `policy` is the Content-Security-Policy.
 */
export async function serveSlowly(folder: string, policy?: string) {
  const stutter = () => wait(Math.random() * 40);
  async function answer(path: string, response: ServerResponse) {
    const body = await readFile(join(folder, path)).catch(() => undefined);
    await stutter();
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const isPage = path.endsWith('.html');
    response.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': isPage ? 'no-cache' : 'max-age=3600',
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    const size = Math.ceil(body.length / (isPage ? 3 : 1));
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size));
      await stutter();
    }
    response.end();
  }

  const server = createServer((request, response) => {
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/malformed-address';
    void answer(normalize(pathname === '/' ? '/index.html' : pathname), response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
