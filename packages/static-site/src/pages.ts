import type { ComponentType } from 'react';
import { matchAddress, normalAddress } from './address.ts';
import type { HeadElement } from './head.ts';

/** The values of a route's parameters in an address, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** One line of the route table. */
export interface Route {
  /**
   * Pattern of React Router, such as `/blog/:slug`. `*` matches everything. A pattern without parameters is an address of
   * the site by itself.
   */
  path: string;
  /** Name of the page's folder, which holds `Page.tsx` and `head.ts`. */
  page: string;
  /** Parameters that the pattern does not have. */
  params?: RouteParams;
  /**
   * Language of the page, as HTML names it, if it is not that of the site.
   * @default the `language` of `SiteApp`
   */
  language?: string;
  /**
   * Hydrates the page without waiting for an interaction: for a page whose one HTML file stands for many addresses, and
   * which reads the address in the browser.
   */
  eager?: true;
  /**
   * Fetches the application, without running it, when the visitor scrolls: for a page with one purpose, such as a form.
   * Not for visitors who save data or have a slow connection.
   */
  ahead?: true;
  /**
   * Pattern of addresses that are not known at build time and that the host answers with this page's HTML, such as
   * `/blog/:slug`. The address of the page itself is kept out of the sitemap.
   */
  standsFor?: string;
}

/** What `Page.tsx` of a page exports. */
export interface PageModule<Data = undefined> {
  default: ComponentType<{ params: RouteParams; data: Data }>;
  /** Loads what the page needs to render. Null means that there is no such page: the next route that matches is tried. */
  load?: (params: RouteParams) => Promise<Data | null>;
  /** Source files that `load` imports, below Vite's root: the static HTML names their chunks. */
  files?: (params: RouteParams) => readonly string[];
}

/** A page that is ready to be rendered. */
export interface LoadedPage {
  Page: ComponentType<{ params: RouteParams; data: unknown }>;
  params: RouteParams;
  data: unknown;
  /** Undefined for the first page in the browser, whose HTML has its head. */
  head: readonly HeadElement[] | undefined;
  /** Its source files, below Vite's root. */
  files: readonly string[];
  eager: Route['eager'];
  ahead: Route['ahead'];
  language: Route['language'];
}

export interface PagesOptions {
  /** The route table: the first route that matches decides. The last one must match everything. */
  routes: readonly Route[];
  /** `import.meta.glob('./pages/*\/Page.tsx')` */
  pages: Readonly<Record<string, () => Promise<unknown>>>;
  /** `import.meta.glob('./pages/*\/head.ts')`. Each exports `head`, a function of the page's parameters and data. */
  heads: Readonly<Record<string, () => Promise<unknown>>>;
  /** Imports the function that turns what a `head` returns into elements. Not needed for the first page. */
  headElements: () => Promise<(head: never) => readonly HeadElement[]>;
  /**
   * Folder of the file with the table, below Vite's root.
   * @default 'src'
   */
  folder?: string;
}

/** The pages of a site by their addresses, each loaded once. */
export interface Pages {
  routes: readonly Route[];
  /** Whether a route other than `*` matches the address. */
  has: (pathname: string) => boolean;
  /** The page of an address, if it has been loaded. */
  loaded: (pathname: string) => LoadedPage | undefined;
  /** Loads the page of an address. The promise is kept, also if it rejects, until `forget` is called. */
  load: (pathname: string) => Promise<LoadedPage>;
  /** Loads the page that the HTML shows, with its head only if the HTML stands for many addresses. */
  loadFirst: (pathname: string, standsForMany: boolean) => Promise<void>;
  /** Loads a page that the visitor may visit next. Ignores a failure: the next call tries again. */
  prefetch: (pathname: string) => void;
  /** Makes the next `load` of an address load it again. */
  forget: (pathname: string) => void;
}

/** Joins the route table to the files of the pages. */
export function createPages(options: PagesOptions): Pages {
  const { routes } = options;
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  function load(pathname: string): Promise<LoadedPage> {
    const address = normalAddress(pathname);
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
    loaded.delete(normalAddress(pathname));
    loading.delete(normalAddress(pathname));
  }

  return {
    routes,
    load,
    forget,
    has: (pathname) => routes.some(({ path }) => path !== '*' && matchAddress(path, normalAddress(pathname))),
    loaded: (pathname) => loaded.get(normalAddress(pathname)),
    async loadFirst(pathname, standsForMany) {
      const address = normalAddress(pathname);
      loaded.set(address, await loadPage(options, address, standsForMany));
    },
    prefetch(pathname) {
      if (!loaded.has(normalAddress(pathname))) load(pathname).catch(() => forget(pathname));
    },
  };
}

async function loadPage(options: PagesOptions, address: string, withHead: boolean): Promise<LoadedPage> {
  const { routes, pages, folder = 'src' } = options;
  for (const { path, page, params: fixed, eager, ahead, language } of routes) {
    const match = matchAddress(path, address);
    if (!match) continue;
    const [source, load] = fileOf(pages, page, 'Page.tsx', path);
    const [module, headOf] = await Promise.all([
      load() as Promise<PageModule<unknown>>,
      withHead ? loadHead(options, page, path) : undefined,
    ]);
    const params = { ...match.params, ...fixed };
    const data = await module.load?.(params);
    if (data === null) continue;
    const files = [source.replace(/^\.?\//, `${folder}/`), ...(module.files?.(params) ?? [])];
    return {
      Page: module.default,
      params,
      data,
      head: headOf?.(params, data),
      files,
      eager,
      ahead,
      language,
    };
  }
  throw new Error(`No route matches ${address}. Add one with the path '*' at the end of the route table.`);
}

async function loadHead({ heads, headElements }: PagesOptions, page: string, path: string) {
  const [, load] = fileOf(heads, page, 'head.ts', path);
  const [{ head }, elementsOf] = await Promise.all([
    load() as Promise<{ head: (params: RouteParams, data: unknown) => never }>,
    headElements(),
  ]);
  return (params: RouteParams, data: unknown) => elementsOf(head(params, data));
}

function fileOf(files: PagesOptions['pages'], page: string, name: string, path: string) {
  const file = Object.entries(files).find(([source]) => source.endsWith(`/${page}/${name}`));
  if (!file) throw new Error(`The route ${path} needs the file pages/${page}/${name}, which does not exist.`);
  return file;
}
