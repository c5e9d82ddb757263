import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { RenderedPage, Site } from '../server.tsx';
import { asHtml, element, sheet } from './document.ts';
import { iconsIn } from './icons.ts';

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
        void answer({ entry, server, vite, pathname }, response, next);
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
}

async function answer(asked: Asked, response: ServerResponse, next: Connect.NextFunction) {
  const { vite, server } = asked;
  try {
    const address = decodeURI(asked.pathname);
    const { default: site } = (await vite.ssrLoadModule(`/${server}`)) as { default: Site };
    const known = [...site.addresses, ...site.unlistedAddresses].includes(address);
    const page = developmentPage(await site.render(address), asked);
    response.statusCode = known ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(address, page));
  } catch (error) {
    // Vite shows it in the page and in the terminal.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error);
  }
}

function developmentPage({ language, html, head, eager }: RenderedPage, { entry, vite }: Asked) {
  return sheet({
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
