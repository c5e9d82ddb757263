import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { encodePath } from '../address.ts';
import { addQuery, findRedirect, matchPattern, splitRequest } from './host/pattern.ts';
import { hashedFolder, lifetimes, type HostRules } from './host/rules.ts';

/** File with the rules for `vite preview`. Hosts do not serve names that begin with a dot. */
export const rulesFileName = '.host-rules.json';

/** Creates the plugin with which `vite preview` applies the host's rules: redirects, rewrites, clean addresses, headers, 404. */
export function createPreviewServer(outDir: string): Plugin {
  return {
    name: 'static-site-preview',
    apply: (_, { isPreview }) => isPreview === true,
    config: () => ({ appType: 'custom', build: { outDir } }),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      if (!existsSync(join(folder, rulesFileName)))
        throw new Error(`${folder} has no ${rulesFileName}. Run vite build first.`);
      const readRules = () => JSON.parse(readFileSync(join(folder, rulesFileName), 'utf8')) as HostRules;

      middlewares.use((request, response, next) => {
        const rules = readRules();
        const { path, query } = splitRequest(request.url);
        const address = decodeAddress(path);
        if (address === undefined) {
          sendHeaders(response, rules, '');
          return response.writeHead(400).end('Bad request');
        }
        const answer = resolveAddress(address, query, rules, folder);
        if ('redirect' in answer) {
          sendHeaders(response, rules, '');
          return response.writeHead(301, { Location: answer.redirect }).end();
        }
        // The configuration may have a proxy, which Vite calls before the function below.
        if (answer.status === 404) return next();
        sendHeaders(response, rules, answer.file);
        request.url = addQuery(encodePath(answer.file), query);
        next();
      });

      return () => {
        middlewares.use((_, response) => {
          sendHeaders(response, readRules(), '');
          const page = join(folder, '404.html');
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(existsSync(page) ? readFileSync(page) : 'Not found');
        });
      };
    },
  };
}

function decodeAddress(path: string): string | undefined {
  try {
    const address = decodeURIComponent(path).replaceAll(/\/+/g, '/');
    return /^\/(?!.*\0)/s.test(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves an address in the order of hosts: redirects, files, rewrites, 404. */
function resolveAddress(
  address: string,
  query: string | undefined,
  { redirects, rewrites }: HostRules,
  folder: string,
) {
  const target = findRedirect(redirects, address, query);
  if (target !== undefined) return { redirect: target };
  const redirectTo = (page: string) => ({ redirect: addQuery(encodePath(page) || '/', query) });
  const isFile = (file: string) =>
    !file.split('/').includes('..') &&
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
  if (isFile(address)) {
    if (!address.endsWith('.html')) return { file: address, status: 200 };
    return redirectTo(address.replace(/(?:\/index)?\.html$/, ''));
  }
  const page = address.replace(/\/$/, '');
  const file = [`${page}/index.html`, `${page}.html`].find(isFile);
  if (file) return page === address || address === '/' ? { file, status: 200 } : redirectTo(page);
  const rewrite = rewrites.find(({ from }) => matchPattern(from, address));
  return rewrite ? { file: rewrite.file, status: 200 } : { file: '404.html', status: 404 };
}

function sendHeaders(response: ServerResponse, { headers, media }: HostRules, file: string) {
  const lifetime = file.startsWith(hashedFolder) ? 'hashed' : media.includes(file) ? 'media' : 'other';
  for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': lifetimes[lifetime] }))
    response.setHeader(name, value);
}
