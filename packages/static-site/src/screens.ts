import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { HeadElement } from './head.ts';

/** What the pattern of a route found in an address. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** One line of the table of addresses. */
export interface Route {
  /** Pattern of React Router, such as `/blog/:slug`. `*` fits everything. */
  path: string;
  /** Name of the page's file, without its folder and ending. */
  page: string;
  /** Parameters that the pattern does not hold. */
  params?: RouteParams;
  /**
   * Language of the page, as HTML names it, where the site has several.
   * @default the `language` of `defineSite`
   */
  language?: string;
  /**
   * Runs the application without waiting for the visitor to act: one HTML file stands for many addresses, and learns
   * only in the browser which one it is.
   */
  eager?: true;
  /**
   * Fetches the application, and does not run it, when the visitor scrolls: for a page that is there for one act, such as
   * a form. Nobody who saves data or has a line of the slowest kinds. Needs `@tarcza/first-act/loader-ahead` as the
   * site's loader.
   */
  ahead?: true;
  /**
   * Pattern of the addresses that nobody knows beforehand and that the host is to answer with this page's HTML, such as
   * `/blog/:slug`. Parameters that `path` has, too, are those of the page; one of `unlistedAddresses` is drawn with it.
   */
  standsFor?: string;
}

/** What the file of a page exports. */
export interface RouteModule<Data = undefined> {
  default: ComponentType<{ params: RouteParams; data: Data }>;
  /** Fetches what the page cannot be drawn without. Null: there is no such page, and the next route that fits has its turn. */
  load?: (params: RouteParams) => Promise<Data | null>;
  /** Source files that `load` imports, below Vite's root: the static HTML names their chunks. */
  files?: (params: RouteParams) => readonly string[];
}

/** What the file of a page's head exports, which lies beside it and is called `<page>.head.ts`. */
export interface HeadModule<Data, Head> {
  /** What the document's head says of the page. */
  head: (params: RouteParams, data: Data) => Head;
}

/** A page that is ready to be drawn. */
export interface Screen<Head extends object = object> {
  Page: ComponentType<{ params: RouteParams; data: unknown }>;
  params: RouteParams;
  data: unknown;
  /** What the document's head says; nothing if the page came as HTML, which says it already. */
  head: ScreenHead<Head> | undefined;
  /** Source files that it is made of, below Vite's root. */
  files: readonly string[];
  eager: Route['eager'];
  ahead: Route['ahead'];
  language: Route['language'];
}

/** A page's head as its file says it, and the elements made of it. */
export type ScreenHead<Head extends object = object> = Head & { elements: readonly HeadElement[] };

export interface ScreensOptions<Head extends object> {
  /**
   * The table of addresses: the first pattern that fits decides, unless the `load` of its page knows no such page. The
   * last one is to fit everything.
   */
  routes: readonly Route[];
  /** The files of pages, as `import.meta.glob('./routes/*Page.tsx')` gives them. */
  pages: Readonly<Record<string, () => Promise<unknown>>>;
  /** The files of heads, as `import.meta.glob('./routes/*Page.head.ts')` gives them. */
  heads: Readonly<Record<string, () => Promise<unknown>>>;
  /**
   * Fetches what makes the elements of a page's head. Fetched with the second page: the first one has its head.
   */
  headElements: () => Promise<(head: Head) => readonly HeadElement[]>;
  /**
   * Folder of the file with the table, below Vite's root.
   * @default 'src'
   */
  folder?: string;
}

/** The pages of a site by their addresses, each loaded once. */
export interface Screens<Head extends object = object> {
  /** The table of addresses. */
  routes: readonly Route[];
  /** The screen of an address, if it has been loaded. */
  loaded: (pathname: string) => Screen<Head> | undefined;
  /** Loads all that an address needs, once. A failure stays until the address is forgotten. */
  load: (pathname: string) => Promise<Screen<Head>>;
  /**
   * Loads what the page at hand needs to come alive: its rules and, unless its HTML stands for many addresses, its
   * head are there.
   */
  loadFirst: (pathname: string, standsForMany: boolean) => Promise<void>;
  /** Loads an address that the visitor may go to next; if that fails, going there tries again. */
  prefetch: (pathname: string) => void;
  /** Lets go of an address, so that it is loaded again when it is needed again. */
  forget: (pathname: string) => void;
}

/** Joins the table of addresses to the files of pages and heads. */
export function createScreens<Head extends object>(options: ScreensOptions<Head>): Screens<Head> {
  const { routes } = options;
  const screens = new Map<string, Screen<Head>>();
  const loading = new Map<string, Promise<Screen<Head>>>();

  const load: Screens<Head>['load'] = (pathname) => {
    const known = loading.get(pathname);
    if (known) return known;

    const coming = prepare(options, pathname, true).then((screen) => {
      screens.set(pathname, screen);
      return screen;
    });
    loading.set(pathname, coming);
    return coming;
  };

  return {
    routes,
    load,
    loaded: (pathname) => screens.get(pathname),
    async loadFirst(pathname, standsForMany) {
      screens.set(pathname, await prepare(options, pathname, standsForMany));
    },
    prefetch(pathname) {
      load(pathname).catch(() => loading.delete(pathname));
    },
    forget(pathname) {
      screens.delete(pathname);
      loading.delete(pathname);
    },
  };
}

async function prepare<Head extends object>(
  options: ScreensOptions<Head>,
  pathname: string,
  withHead: boolean,
): Promise<Screen<Head>> {
  const { routes, pages, folder = 'src' } = options;
  for (const { path, page, params: fixed, eager, ahead, language } of routes) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const source = Object.keys(pages).find((file) => file.endsWith(`/${page}.tsx`));
    if (!source) throw new Error(`No file is called ${page}.tsx, as route ${path} says.`);
    const [module, headOf] = await Promise.all([
      pages[source]?.() as Promise<RouteModule<unknown>>,
      withHead ? loadHead(options, page) : undefined,
    ]);
    const params = { ...match.params, ...fixed };
    const data = await module.load?.(params);
    if (data === null) continue;
    const files = [source.replace(/^\.?\//, `${folder}/`), ...(module.files?.(params) ?? [])];
    const head = headOf?.(params, data);
    return { Page: module.default, params, data, head, files, eager, ahead, language };
  }
  throw new Error(`No route fits ${pathname}: the last is to be '*'.`);
}

async function loadHead<Head extends object>(
  { heads, headElements }: ScreensOptions<Head>,
  page: string,
): Promise<(params: RouteParams, data: unknown) => ScreenHead<Head>> {
  const file = Object.keys(heads).find((name) => name.endsWith(`/${page}.head.ts`));
  if (!file) throw new Error(`No file is called ${page}.head.ts.`);
  const [module, elementsOf] = await Promise.all([
    heads[file]?.() as Promise<HeadModule<unknown, Head>>,
    headElements(),
  ]);
  return (params, data) => {
    const head = module.head(params, data);
    return { ...head, elements: elementsOf(head) };
  };
}
