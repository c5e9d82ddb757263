import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { decodePath, encodePath, normalizeAddress } from '../address.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { throwIfAny } from './describeError.ts';
import { renderElement, renderHtmlDocument } from './renderDocument.ts';
import { findIcons } from './findIcons.ts';
import { addQuery, findRedirect, matchPattern, splitRequest } from './host/pattern.ts';
import { listPolicies, type HostingOptions } from './host/options.ts';
import { createHostRules } from './host/rules.ts';
import { entries } from './entries.ts';

/** Allows the inline scripts of Vite and its plugins, which they add to each page. */
const nonce = 'development';

/** Creates the plugin with which `vite` renders each address from its sources, with redirects and policy, and hydrates at once. */
export function createDevelopmentServer(policy: HostingOptions['policy']): Plugin {
  return {
    name: 'static-site-development',
    // Tests and `vite preview` count as serving, too.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    config: () => ({
      appType: 'custom',
      html: { cspNonce: nonce },
      ssr: { noExternal: [/^@tarcza\//] },
      optimizeDeps: { entries: [entries.entry] },
    }),
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next();
        void respond(vite, policy, request.originalUrl, response, next);
      });
    },
  };
}

async function respond(
  vite: ViteDevServer,
  policy: HostingOptions['policy'],
  url: string | undefined,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  const { path, query } = splitRequest(url);
  try {
    const { default: site } = (await vite.ssrLoadModule(`/${entries.server}`)) as { default: Site };
    throwIfAny(site.errors);
    const address = normalizeAddress(path);
    const addresses = [...site.addresses, ...site.unlistedAddresses];
    const policies = [...listPolicies(policy), { 'script-src': `'nonce-${nonce}'` }];
    const rules = createHostRules({ ...site, addresses, policies, files: [] });
    const isKnown = addresses.includes(address);
    const redirect = findRedirect(rules.redirects, decodePath(path), query);
    // A missing file.
    if (!redirect && !isKnown && extname(address)) return next();
    if (redirect ?? (isKnown && decodePath(path) !== address)) {
      response.writeHead(302, { location: redirect ?? addQuery(encodePath(address), query) }).end();
      return;
    }
    const page = renderDevelopmentPage(await site.render(address), vite);
    const isFallback = rules.rewrites.some(({ from }) => matchPattern(from, address));
    response.statusCode = isKnown || isFallback ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    // The same address for all pages: Vite does not find the inline scripts of one that is not ASCII.
    response.end(await vite.transformIndexHtml('/', page));
  } catch (error) {
    // Vite shows the error in page and terminal. It expects an Error.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error ?? new Error(`${String(error)} was thrown.`));
  }
}

function renderDevelopmentPage({ language, html, head, eager }: RenderedPage, vite: ViteDevServer) {
  return renderHtmlDocument({
    language,
    before: [`<script nonce="${nonce}">document.documentElement.dataset.scripted = ''</script>`],
    head,
    after: [
      ...findIcons(vite.config.publicDir).map(renderElement),
      `<script type="module" nonce="${nonce}">import start from '/${entries.entry}'; start();</script>`,
    ],
    body: `<body${eager ? ' data-eager' : ''}><div id="root">${html}</div></body>`,
  });
}
