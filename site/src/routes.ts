import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { unlistedSlug } from './routes/cityParameter';
import type { HeadElement, PageHead } from './seo/pageHead';

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What the file of a page in routes/ exports. */
export interface RouteModule<Data = undefined> {
  default: ComponentType<{ params: RouteParams; data: Data }>;
  /** Fetches what the page cannot be drawn without. */
  load?: (params: RouteParams) => Promise<Data>;
  /** Source files that `load` imports, below site/: the static HTML names their chunks. */
  files?: (params: RouteParams) => readonly string[];
}

/** What the file of a page's head exports, which lies beside it. */
export interface HeadModule<Data = undefined> {
  /** What the document's head says of the page. */
  head: (params: RouteParams, data: Data) => PageHead;
}

export interface ScreenHead extends PageHead {
  elements: readonly HeadElement[];
}

/** A page that is ready to be drawn. */
export interface Screen {
  Page: ComponentType<{ params: RouteParams; data: unknown }>;
  params: RouteParams;
  data: unknown;
  /** What the document's head says; nothing if the page came as HTML, which says it already. */
  head: ScreenHead | undefined;
  /** Source files that it is made of, below site/. */
  files: readonly string[];
  eager: Route['eager'];
}

interface Route {
  path: string;
  /** Name of the file in routes/. */
  page: string;
  /** Parameters that the pattern does not hold. */
  params?: RouteParams;
  /** Runs the application without waiting for the visitor to act: the page learns its address only in the browser. */
  eager?: true;
}

/** The table of addresses: the first pattern that fits decides. */
const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/blog', page: 'BlogPage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '/galeria', page: 'GalleryPage' },
  { path: '/faq', page: 'FaqPage' },
  { path: '/dostepnosc', page: 'AccessibilityPage' },
  { path: '/uslugi', page: 'ServicesPage' },
  { path: '/uslugi/pluskwy-landing', page: 'LandingPage' },
  { path: '/uslugi/:service', page: 'ServicePage' },
  {
    path: `/uslugi/:service/${unlistedSlug}`,
    page: 'ServicePage',
    params: { city: unlistedSlug },
    eager: true,
  },
  { path: '/uslugi/:service/:city', page: 'ServicePage' },
  { path: '/miasta', page: 'TownsPage' },
  { path: '/miasta/:city', page: 'TownPage' },
  { path: '/kontakt', page: 'ContactPage' },
  { path: '*', page: 'NotFoundPage', eager: true },
];

const modules = import.meta.glob<RouteModule<unknown>>('./routes/*Page.tsx');
const heads = import.meta.glob<HeadModule<unknown>>('./routes/*Page.head.ts');

const screens = new Map<string, Screen>();
const loading = new Map<string, Promise<Screen>>();

/** The screen of an address, if it has been loaded. */
export function loadedScreen(pathname: string): Screen | undefined {
  return screens.get(pathname);
}

/**
 * Loads what the page at hand needs to come alive: its rules and, unless its HTML stands for many addresses, its
 * head are there.
 */
export async function loadFirstScreen(pathname: string, standsForMany: boolean): Promise<void> {
  screens.set(pathname, await prepare(pathname, standsForMany));
}

/** Loads all that an address needs, once. A failure stays until the address is forgotten. */
export function loadScreen(pathname: string): Promise<Screen> {
  const known = loading.get(pathname);
  if (known) return known;

  const coming = prepare(pathname, true).then((screen) => {
    screens.set(pathname, screen);
    return screen;
  });
  loading.set(pathname, coming);
  return coming;
}

/** Loads an address that the visitor may go to next; if that fails, going there tries again. */
export function prefetchScreen(pathname: string): void {
  loadScreen(pathname).catch(() => loading.delete(pathname));
}

/** Lets go of an address, so that it is loaded again when it is needed again. */
export function forgetScreen(pathname: string): void {
  screens.delete(pathname);
  loading.delete(pathname);
}

async function prepare(pathname: string, withHead: boolean): Promise<Screen> {
  for (const { path, page, params: fixed, eager } of routes) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const [module, headOf] = await Promise.all([
      modules[`./routes/${page}.tsx`]?.(),
      withHead ? loadHead(page) : undefined,
    ]);
    if (!module)
      throw new Error(`routes/${page}.tsx is missing. The table in routes.ts names it for ${path}.`);
    const params = { ...match.params, ...fixed };
    const data = await module.load?.(params);
    const files = [`src/routes/${page}.tsx`, ...(module.files?.(params) ?? [])];
    return { Page: module.default, params, data, head: headOf?.(params, data), files, eager };
  }
  throw new Error(`No route fits ${pathname}. The last line of the table is to fit everything.`);
}

async function loadHead(page: string): Promise<(params: RouteParams, data: unknown) => ScreenHead> {
  const [module, { headElements }] = await Promise.all([
    heads[`./routes/${page}.head.ts`]?.(),
    import('./seo/pageHead'),
  ]);
  if (!module) throw new Error(`routes/${page}.head.ts is missing. It says what the head of ${page} holds.`);
  return (params, data) => {
    const head = module.head(params, data);
    return { ...head, elements: headElements(head) };
  };
}
