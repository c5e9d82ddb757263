import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, type SiteApp } from './App.tsx';
import type { HeadElement } from './head.ts';
import { normalAddress } from './address.ts';
import type { LoadedPage, Route } from './pages.ts';

/** What the build has to know of a site, besides what its pages are. */
export interface SiteOptions {
  app: SiteApp;
  /**
   * Addresses of the routes with parameters. Each becomes a page of static HTML and a line of the sitemap; so does each
   * route without parameters by itself.
   */
  addresses?: readonly string[];
  /**
   * Addresses of pages that are kept out of the sitemap. `/404` and routes without parameters that have `standsFor` are
   * among them by themselves.
   */
  unlistedAddresses?: readonly string[];
  /**
   * Addresses that have moved for good, each with where it leads now, for the host to know (see `host` of `staticSite`).
   * A `:name` in both stands for one part of the address.
   */
  redirects?: Readonly<Record<string, string>>;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Day of the last change, ISO, of the addresses for which it is known. */
  lastChanges?: Readonly<Record<string, string>>;
  /** The web manifest; named by the first page alone. */
  manifest?: Readonly<Record<string, unknown>>;
  /**
   * Shown beside a button that was pressed when its script did not come. Where the site has several languages, a
   * function that says it in one of them.
   */
  loadFailed: ReactNode | ((language: string) => ReactNode);
}

/** A page as it is written. */
export interface RenderedPage {
  /** Content of the element in which React lives. */
  html: string;
  head: readonly HeadElement[];
  /** Source files that it is made of, below Vite's root, the page's own first. */
  files: LoadedPage['files'];
  eager: LoadedPage['eager'];
  ahead: LoadedPage['ahead'];
  language: string;
  /** What is shown when its script does not come, as HTML. */
  loadFailed: string;
}

/** What the server's entry exports by default. */
export interface Site extends Required<Omit<SiteOptions, 'app' | 'loadFailed' | 'manifest'>> {
  language: string;
  routes: readonly Route[];
  manifest: SiteOptions['manifest'];
  /** Renders the page of an address. Rejects with what the page throws. */
  render: (pathname: string) => Promise<RenderedPage>;
}

/** Describes a site to the build: the default export of its server's entry. */
export function defineSite({ app, loadFailed, ...options }: SiteOptions): Site {
  return {
    redirects: {},
    lastChanges: {},
    manifest: undefined,
    ...options,
    ...withFixedAddresses(app.pages.routes, options),
    language: app.language,
    routes: app.pages.routes,
    async render(pathname) {
      const { head, files, eager, ahead, language = app.language } = await app.pages.load(pathname);
      const html = await renderToHtml(
        <StaticRouter location={pathname}>
          <App app={app} />
        </StaticRouter>,
      );
      // No page is rendered twice in a build.
      app.pages.forget(pathname);
      const failed = typeof loadFailed === 'function' ? loadFailed(language) : loadFailed;
      return {
        html,
        head: head ?? [],
        files,
        eager,
        ahead,
        language,
        loadFailed: renderToStaticMarkup(failed),
      };
    },
  };
}

/** Adds the addresses that the route table has by itself: those of routes without parameters, and `/404`. */
function withFixedAddresses(
  routes: readonly Route[],
  options: Pick<SiteOptions, 'addresses' | 'unlistedAddresses'>,
): Pick<Site, 'addresses' | 'unlistedAddresses'> {
  const listed = (options.addresses ?? []).map(normalAddress);
  const unlisted = (options.unlistedAddresses ?? []).map(normalAddress);
  const fixed = routes
    .filter(({ path }) => path === '*' || !/[:*?]/.test(path))
    .map(({ path, standsFor }) => ({ address: path === '*' ? '/404' : normalAddress(path), standsFor }))
    .filter(({ address }) => !listed.includes(address) && !unlisted.includes(address));
  const isListed = ({ address, standsFor }: (typeof fixed)[number]) => address !== '/404' && !standsFor;
  const addressesOf = (some: typeof fixed) => [...new Set(some.map(({ address }) => address))];
  return {
    addresses: [...addressesOf(fixed.filter(isListed)), ...listed],
    unlistedAddresses: [...addressesOf(fixed.filter((route) => !isListed(route))), ...unlisted],
  };
}

/** Renders an element to HTML. Rejects with the first error, even if it is thrown below a Suspense boundary. */
async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // React would move large parts to the end of the page, where only a script puts them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
