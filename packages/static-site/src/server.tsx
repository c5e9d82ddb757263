import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, type SiteApp } from './App.tsx';
import type { HeadElement } from './head.ts';
import { encodePath, normalizeAddress, normalizeOrigin } from './address.ts';
import { imports } from './importFile.ts';
import type { LoadedPage, Route } from './pages.ts';

export { findPlaceholders } from './contentErrors.ts';

/** The files that a page imports while it is rendered, which others may be at the same time. */
const importing = new AsyncLocalStorage<Set<string>>();

export interface SiteOptions {
  app: SiteApp;
  /** Addresses of the routes with parameters, for the sitemap. Routes without parameters are added. */
  addresses?: readonly string[];
  /** Addresses outside the sitemap. `/404` and routes with `fallbackFor` and without parameters are added. */
  unlistedAddresses?: readonly string[];
  /** Permanent redirects: target by source. A `:name` in both matches one segment. */
  redirects?: Readonly<Record<string, string>>;
  /** Origin of the site, such as `https://www.example.com`. */
  origin: string;
  feeds?: readonly Feed[];
  /** Errors of the content, as sentences. The build and `vite` stop with them. */
  errors?: readonly string[];
  /** What is unfinished, as sentences. The build prints them. */
  warnings?: readonly string[];
  /** The web manifest, linked by the home page. */
  manifest?: Readonly<Record<string, unknown>>;
  /** Message next to a clicked button if the scripts fail to load, or a function of the language. */
  loadFailed: ReactNode | ((language: string) => ReactNode);
}

export interface Feed {
  /** Path of the file, such as `/rss-en.xml`. */
  path: string;
  title: string;
  description: string;
  language: string;
  /** Address of the page that lists the same items. */
  page: string;
  /** The newest first. `date` is an ISO date. */
  items: readonly { title: string; description: string; address: string; date: string }[];
}

export interface RenderedPage extends Pick<LoadedPage, 'eager' | 'prefetchOnScroll'> {
  /** Content of React's root element. */
  html: string;
  head: readonly HeadElement[];
  /** `Page.tsx` and the files that it imports, relative to `src`. */
  files: readonly string[];
  language: string;
  /** Message about scripts that failed to load, as HTML. */
  loadFailed: string;
}

export interface Site extends Required<Omit<SiteOptions, 'app' | 'loadFailed' | 'manifest'>> {
  language: string;
  routes: readonly Route[];
  manifest: SiteOptions['manifest'];
  /** Renders the page of an address. Rejects with what the page throws. */
  render: (pathname: string) => Promise<RenderedPage>;
}

/** Returns the site, the default export of the server's entry. Throws an Error if the origin is invalid. */
export function defineSite({
  app,
  origin: written,
  loadFailed,
  addresses = [],
  unlistedAddresses = [],
  redirects = {},
  feeds = [],
  errors = [],
  warnings = [],
  manifest,
}: SiteOptions): Site {
  const origin = normalizeOrigin(written);
  imports.record = (file) => importing.getStore()?.add(file);
  return {
    feeds,
    manifest,
    errors,
    warnings,
    origin,
    redirects,
    ...addFixedAddresses(app.pages.routes, addresses, unlistedAddresses),
    language: app.language,
    routes: app.pages.routes,
    async render(pathname) {
      const files = new Set<string>();
      const page = await importing.run(files, () => app.pages.load(pathname));
      const { language = app.language } = page;
      await importing.run(files, () => app.loadLanguage?.(language));
      const html = await renderToHtml(
        <StaticRouter location={encodePath(pathname)}>
          <App app={app} />
        </StaticRouter>,
      );
      // Frees memory: a build renders each page once.
      app.pages.forget(pathname);
      const failed = typeof loadFailed === 'function' ? loadFailed(language) : loadFailed;
      return {
        ...page,
        html,
        head: page.head ?? [],
        files: [page.source, ...files],
        language,
        loadFailed: renderToStaticMarkup(failed),
      };
    },
  };
}

/** Adds the addresses of routes without parameters, and `/404`. */
function addFixedAddresses(
  routes: readonly Route[],
  given: readonly string[],
  givenUnlisted: readonly string[],
): Pick<Site, 'addresses' | 'unlistedAddresses'> {
  const addresses = given.map(normalizeAddress);
  const unlistedAddresses = givenUnlisted.map(normalizeAddress);
  const known = new Set([...addresses, ...unlistedAddresses]);
  const [listed, unlisted]: [string[], string[]] = [[], []];
  for (const { path, fallbackFor } of routes) {
    const address = path === '*' ? '/404' : normalizeAddress(path);
    if (/[:*?]/.test(address) || known.has(address)) continue;
    known.add(address);
    (address === '/404' || fallbackFor ? unlisted : listed).push(address);
  }
  return { addresses: [...listed, ...addresses], unlistedAddresses: [...unlisted, ...unlistedAddresses] };
}

/** Renders an element to HTML. Rejects with the first error, even if it is thrown below a Suspense boundary. */
async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // Otherwise React moves large parts to the end of the HTML, and a script is needed to insert them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (html.includes('<template id="B:'))
    throw new Error('A picture in <ViewTransition> hides the page until a script runs. Add loading="lazy".');
  return html;
}
