import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { pageMark } from '../head.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { asHtml, element } from './document.ts';

/**
 * Makes `vite` show the pages while they are written: each address as the build would draw it, from the sources as they
 * are now. The application wakes at once, its style sheets come with it, and the loader is left out.
 */
export function developmentServer({ entry, server }: { entry: string; server: string }): Plugin {
  return {
    name: 'static-site-development',
    // Tests and `vite preview` count as serving, too.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    config: () => ({
      appType: 'custom',
      ssr: { noExternal: [/^@tarcza\//] },
      optimizeDeps: { entries: [entry] },
    }),
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (request.method !== 'GET' || extname(pathname)) return next();
        void answer(vite, { entry, server, pathname: decodeURI(pathname) }, response, next);
      });
    },
  };
}

interface Asked {
  entry: string;
  server: string;
  pathname: string;
}

async function answer(
  vite: ViteDevServer,
  asked: Asked,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  try {
    const { default: site } = (await vite.ssrLoadModule(`/${asked.server}`)) as { default: Site };
    const known = [...site.addresses, ...site.unlistedAddresses].includes(asked.pathname);
    const page = developmentPage(await site.render(asked.pathname), `/${asked.entry}`);
    response.statusCode = known ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(asked.pathname, page));
  } catch (error) {
    // Vite shows it in the page and in the terminal.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error);
  }
}

function developmentPage({ language, html, head, eager }: RenderedPage, entry: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head.map((one) => element({ ...one, attributes: { ...one.attributes, [pageMark]: '' } })),
    '<link rel="icon" href="/favicon.svg">',
    `<script type="module">import start from ${JSON.stringify(entry)}; start();</script>`,
    '</head>',
    `<body${eager ? ' data-eager' : ''}><div id="root">${asHtml(html)}</div></body>`,
    '</html>',
  ].join('\n');
}
