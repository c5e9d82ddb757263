import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { decodePath, normalAddress } from '../address.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { asHtml, element, htmlDocument } from './document.ts';
import { iconsIn } from './icons.ts';
import { checkBase } from './settings.ts';

/**
 * Makes `vite` render each address as the build would, from the sources as they are now. The application hydrates at
 * once, its stylesheets come with it, and the loader is left out.
 */
export function developmentServer({ entry, server }: { entry: string; server: string }): Plugin {
  return {
    name: 'static-site-development',
    // Tests and `vite preview` count as serving, too.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    config: ({ base = '/' }) => {
      checkBase(base);
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
        void answer({ entry, server, vite, pathname, search }, response, next);
      });
    },
  };
}

interface Asked {
  entry: string;
  server: string;
  vite: ViteDevServer;
  /** As the browser wrote it. */
  pathname: string;
  search: string;
}

async function answer(asked: Asked, response: ServerResponse, next: Connect.NextFunction) {
  const { vite, server, pathname, search } = asked;
  try {
    const { default: site } = (await vite.ssrLoadModule(`/${server}`)) as { default: Site };
    const address = normalAddress(pathname);
    const isKnown = [...site.addresses, ...site.unlistedAddresses].includes(address);
    // A file that is missing.
    if (!isKnown && extname(address)) return next();
    if (isKnown && decodePath(pathname) !== address) {
      // Hosts do the same.
      response.writeHead(302, { location: encodeURI(address) + search }).end();
      return;
    }
    const page = developmentPage(await site.render(address), asked);
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(encodeURI(address), page));
  } catch (error) {
    // Vite shows it in the page and in the terminal, and expects an error.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error ?? new Error(`${String(error)} was thrown.`));
  }
}

function developmentPage({ language, html, head, eager }: RenderedPage, { entry, vite }: Asked) {
  return htmlDocument({
    language,
    before: [],
    head,
    after: [
      ...iconsIn(vite.config.publicDir).map(element),
      `<script type="module">import start from ${JSON.stringify(`/${entry}`)}; start();</script>`,
    ],
    body: `<body${eager ? ' data-eager' : ''}><div id="root">${asHtml(html)}</div></body>`,
  });
}
