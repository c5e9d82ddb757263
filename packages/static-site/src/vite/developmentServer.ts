import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { decodePath, normalizeAddress } from '../address.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { fixVoidElements, renderElement, renderHtmlDocument } from './renderDocument.ts';
import { findIcons } from './findIcons.ts';
import { validateBase } from './validateSettings.ts';

/**
 * Creates the plugin with which `vite` renders each address from the current sources, as the build does. The page hydrates
 * at once, without the loader.
 */
export function createDevelopmentServer({ entry, server }: { entry: string; server: string }): Plugin {
  return {
    name: 'static-site-development',
    // Tests and `vite preview` count as serving, too.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    config: ({ base = '/' }) => {
      validateBase(base);
      return {
        appType: 'custom',
        ssr: { noExternal: [/^@tarcza\//] },
        optimizeDeps: { entries: [entry] },
      };
    },
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (request.method !== 'GET') return next();
        void respond({ entry, server, vite, pathname, search }, response, next);
      });
    },
  };
}

interface DevelopmentRequest {
  entry: string;
  server: string;
  vite: ViteDevServer;
  /** Path as requested. */
  pathname: string;
  search: string;
}

async function respond(asked: DevelopmentRequest, response: ServerResponse, next: Connect.NextFunction) {
  const { vite, server, pathname, search } = asked;
  try {
    const { default: site } = (await vite.ssrLoadModule(`/${server}`)) as { default: Site };
    const address = normalizeAddress(pathname);
    const isKnown = [...site.addresses, ...site.unlistedAddresses].includes(address);
    // A missing file.
    if (!isKnown && extname(address)) return next();
    if (isKnown && decodePath(pathname) !== address) {
      // Hosts do the same.
      response.writeHead(302, { location: encodeURI(address) + search }).end();
      return;
    }
    const page = renderDevelopmentPage(await site.render(address), asked);
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(encodeURI(address), page));
  } catch (error) {
    // Vite shows the error in page and terminal. It expects an Error.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error ?? new Error(`${String(error)} was thrown.`));
  }
}

function renderDevelopmentPage(
  { language, html, head, eager }: RenderedPage,
  { entry, vite }: DevelopmentRequest,
) {
  return renderHtmlDocument({
    language,
    before: [],
    head,
    after: [
      ...findIcons(vite.config.publicDir).map(renderElement),
      `<script type="module">import start from ${JSON.stringify(`/${entry}`)}; start();</script>`,
    ],
    body: `<body${eager ? ' data-eager' : ''}><div id="root">${fixVoidElements(html)}</div></body>`,
  });
}
