import type { ComponentType } from 'react';
import { matchAddress, normalizeAddress } from './address.ts';
import type { HeadElement } from './head.ts';

/** The values of a route's parameters in an address, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface Route {
  /** Pattern of React Router, such as `/blog/:slug`. `*` matches everything. One without parameters is an address, too. */
  path: string;
  /** Name of the page's folder, with `Page.tsx` and `head.ts`. */
  page: string;
  params?: RouteParams;
  /** Language of the page (BCP 47), if it differs from that of `SiteApp`. */
  language?: string;
  /** Hydrates the page at once: for HTML that serves many addresses and reads the address in the browser. */
  eager?: true;
  /** Prefetches the application on scroll, except with Save-Data or 2g. For a page with one purpose, such as a form. */
  prefetchOnScroll?: true;
  /** Pattern of addresses that get this page if the build does not know them. The sitemap excludes the page itself. */
  fallbackFor?: string;
}

export interface PageProps<Data = undefined> {
  /** Values of the address, and `params` of the route. */
  params: RouteParams;
  data: Data;
}

export interface PageModule<Data = undefined> {
  default: ComponentType<PageProps<Data>>;
  /** Loads the data of the page. Null means that there is no such page. Then the next matching route is used. */
  load?: (params: RouteParams) => Promise<Data | null>;
}

export interface LoadedPage extends Pick<Route, 'eager' | 'prefetchOnScroll' | 'language'> {
  Page: ComponentType<PageProps<unknown>>;
  params: RouteParams;
  data: unknown;
  /** Undefined for the first page in the browser, whose HTML contains the head. */
  head: readonly HeadElement[] | undefined;
  /** Path of `Page.tsx` in the option `pages`. */
  source: string;
}

export interface PagesOptions {
  /** The route table. The first matching route is used. The last one must match everything. */
  routes: readonly Route[];
  /** `import.meta.glob('./pages/*\/Page.tsx')` */
  pages: Readonly<Record<string, () => Promise<unknown>>>;
  /** `import.meta.glob('./pages/*\/head.ts')`. Each exports `head`, a function of the page's parameters and data. */
  heads: Readonly<Record<string, () => Promise<unknown>>>;
  /** Imports the function that creates elements from the result of `head`. Not called for the first page. */
  headElements: () => Promise<(head: never) => readonly HeadElement[]>;
}

/** Loads the pages of a site, each once. */
export interface Pages {
  routes: readonly Route[];
  /** Returns the page of an address, if it has been loaded. */
  getLoaded: (pathname: string) => LoadedPage | undefined;
  /** Loads the page of an address. Returns the same promise, even if it rejects, until `forget` is called. */
  load: (pathname: string) => Promise<LoadedPage>;
  /** Loads the page of the current HTML. Loads its head only if the HTML serves many addresses. */
  loadFirst: (pathname: string, standsForMany: boolean) => Promise<void>;
  /** Loads a page that may be visited next. Ignores a failure, because the next call tries again. */
  prefetch: (pathname: string) => void;
  /** Makes the next `load` of an address load it again. */
  forget: (pathname: string) => void;
}

export function createPages(options: PagesOptions): Pages {
  const { routes } = options;
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  function load(pathname: string): Promise<LoadedPage> {
    const address = normalizeAddress(pathname);
    let promise = loading.get(address);
    if (!promise) {
      promise = loadPage(options, address, true).then((page) => {
        loaded.set(address, page);
        return page;
      });
      loading.set(address, promise);
    }
    return promise;
  }

  function forget(pathname: string) {
    const address = normalizeAddress(pathname);
    loaded.delete(address);
    loading.delete(address);
  }

  return {
    routes,
    load,
    forget,
    getLoaded: (pathname) => loaded.get(normalizeAddress(pathname)),
    async loadFirst(pathname, standsForMany) {
      const address = normalizeAddress(pathname);
      loaded.set(address, await loadPage(options, address, standsForMany));
    },
    prefetch(pathname) {
      if (!loaded.has(normalizeAddress(pathname))) load(pathname).catch(() => forget(pathname));
    },
  };
}

interface HeadModule {
  head: (params: RouteParams, data: unknown) => never;
}

async function loadPage(options: PagesOptions, address: string, withHead: boolean): Promise<LoadedPage> {
  for (const route of options.routes) {
    const { path, page } = route;
    const match = matchAddress(path, address);
    if (!match) continue;
    const [source, load] = findPageFile(options.pages, page, 'Page.tsx', path);
    const [module, headParts] = await Promise.all([
      load() as Promise<PageModule<unknown>>,
      withHead
        ? Promise.all([
            findPageFile(options.heads, page, 'head.ts', path)[1]() as Promise<HeadModule>,
            options.headElements(),
          ])
        : undefined,
    ]);
    const params = { ...match.params, ...route.params };
    const data = await module.load?.(params);
    if (data === null) continue;
    const head = headParts?.[1](headParts[0].head(params, data));
    return { ...route, Page: module.default, params, data, head, source };
  }
  throw new Error(`No route matches ${address}. Add '*'.`);
}

function findPageFile(files: PagesOptions['pages'], page: string, name: string, path: string) {
  const file = Object.entries(files).find(([source]) => source.endsWith(`/${page}/${name}`));
  if (!file) throw new Error(`The route ${path} needs pages/${page}/${name}.`);
  return file;
}
