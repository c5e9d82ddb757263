import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readFirebaseConfig } from '../stack/config.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /text|javascript|json|xml|svg/;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** What firebase.json says for an address: the last rule that fits wins. */
function headersOf(path: string): Record<string, string> {
  const fitting = readFirebaseConfig().hosting.headers.filter(({ source = '**' }) =>
    matchesGlob(path, source),
  );
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** Node's own glob knows no leading "!", which the host understands. */
function matchesGlob(path: string, source: string) {
  return source.startsWith('!') ? !matches(path, source.slice(1)) : matches(path, source);
}

function matches(path: string, glob: string) {
  return glob === '**' || posix.matchesGlob(path, glob);
}

export interface StaticServer {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder the way the host does: clean addresses, compression, the headers of firebase.json.
 * `extra` holds pages that are in no folder, by their address.
 */
export async function serveFolder(
  folder: string,
  extra: ReadonlyMap<string, string> = new Map(),
): Promise<StaticServer> {
  const answers = new Map<string, { status: number; type: string; body: Buffer; encoding?: string }>();

  async function find(path: string) {
    const page = extra.get(path);
    if (page !== undefined) return { status: 200, type: types['.html'] ?? '', body: Buffer.from(page) };
    for (const candidate of [path === '/' ? 'index.html' : path, `${path}.html`]) {
      try {
        const body = await readFile(join(folder, normalize(candidate)));
        return { status: 200, type: types[extname(candidate)] ?? 'application/octet-stream', body };
      } catch {
        // The next candidate.
      }
    }
    const body = await readFile(join(folder, '404.html')).catch(() => Buffer.from('Not found'));
    return { status: 404, type: types['.html'] ?? '', body };
  }

  async function answer(path: string, accepted: string) {
    const key = `${path} ${accepted}`;
    const known = answers.get(key);
    if (known) return known;
    const plain = await find(path);
    const encoding = !compressible.test(plain.type)
      ? undefined
      : accepted.includes('br')
        ? 'br'
        : accepted.includes('gzip')
          ? 'gzip'
          : undefined;
    const body =
      encoding === 'br'
        ? await withBrotli(plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : encoding === 'gzip'
          ? await withGzip(plain.body)
          : plain.body;
    const made = { ...plain, body, ...(encoding && { encoding }) };
    answers.set(key, made);
    return made;
  }

  async function respond(path: string, accepted: string, response: ServerResponse) {
    const { status, type, body, encoding } = await answer(path, accepted);
    response.writeHead(status, {
      ...headersOf(path),
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    });
    response.end(body);
  }

  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    void respond(path, request.headers['accept-encoding']?.toString() ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
