import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, posix } from 'node:path';
import sirv from 'sirv';
import { compressed } from './compressed.ts';
import { localFolder } from './paths.ts';

/** A rule of firebase.json. */
export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

/** Node's own glob knows no leading "!", which the host understands, and wants a name for "**". */
function fitsGlob(path: string, source: string): boolean {
  if (source === '**') return true;
  return source.startsWith('!') ? !posix.matchesGlob(path, source.slice(1)) : posix.matchesGlob(path, source);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const fits = (path: string, { source = '**', regex }: { source?: string; regex?: string }) =>
  regex === undefined ? fitsGlob(path, source) : new RegExp(regex, 'u').test(path);

/** What the rules of a firebase.json say for an address: the last one that fits wins. */
function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter((rule) => fits(path, rule));
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

interface Hosting {
  headers?: readonly HeaderRule[];
  /** Which file stands for addresses that have none of their own. */
  rewrites?: readonly { source?: string; regex?: string; destination: string }[];
}

function hostingOf(folder: string): Hosting {
  const file = join(folder, 'firebase.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting }).hosting;
}

export interface StaticServer {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a copy of a folder, which a build in the meantime does not touch, the way the host does: clean addresses,
 * compression, headers and rewrites of the folder's firebase.json. `extra` holds pages that are in no folder, by their
 * address.
 */
export async function serveFolder(
  source: string,
  extra: ReadonlyMap<string, string> = new Map(),
): Promise<StaticServer> {
  mkdirSync(localFolder, { recursive: true });
  const { headers: rules = [], rewrites = [] } = hostingOf(source);
  const folder = mkdtempSync(join(localFolder, 'served-'));
  cpSync(source, folder, { recursive: true });
  for (const [path, html] of extra) {
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  for (const name of globSync('**/*.{html,js,css,json,txt,xml,svg,webmanifest}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    for (const format of ['br', 'gz'] as const)
      writeFileSync(`${file}.${format}`, compressed(content, format));
  }

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const [key, value] of Object.entries(headersOf(path, rules))) response.setHeader(key, value);
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const rewrite = isDecodable(path) && rewrites.find((rule) => fits(path, rule));
      response.writeHead(rewrite ? 200 : 404, {
        ...headersOf(path, rules),
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(readFileSync(join(folder, rewrite ? rewrite.destination : '404.html')));
    }),
  );
  if (!globSync('404.html', { cwd: folder }).length) writeFileSync(join(folder, '404.html'), 'Not found');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
