import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageHead } from './seo/pageHead';

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a file in routes/ exports. */
export interface RouteModule<Data = undefined> {
  default: ComponentType<{ params: RouteParams; data: Data }>;
  /** What the document's head says of this page; undefined where home's words have to do. */
  head: (params: RouteParams, data: Data) => PageHead;
  /** Fetches what the page cannot be drawn without. */
  load?: (params: RouteParams) => Promise<Data>;
}

/** A page that is ready to be drawn. */
export interface Screen {
  Page: ComponentType<{ params: RouteParams; data: unknown }>;
  params: RouteParams;
  data: unknown;
  head: PageHead;
}

/** The table of addresses: the first pattern that fits decides. */
const routes: readonly { path: string; load: () => Promise<RouteModule<never>> }[] = [
  { path: '/', load: () => import('./routes/HomePage') },
  { path: '/kontakt', load: () => import('./routes/ContactPage') },
  { path: '*', load: () => import('./routes/NotFoundPage') },
];

const screens = new Map<string, Screen>();
const loading = new Map<string, Promise<Screen>>();

/** The screen of an address, if it has been loaded. */
export function loadedScreen(pathname: string): Screen | undefined {
  return screens.get(pathname);
}

/** Loads the code and the data of an address, once; a failure may be tried again. */
export function loadScreen(pathname: string): Promise<Screen> {
  const known = loading.get(pathname);
  if (known) return known;

  const coming = prepare(pathname).then(
    (screen) => {
      screens.set(pathname, screen);
      return screen;
    },
    (error: unknown) => {
      loading.delete(pathname);
      throw error;
    },
  );
  loading.set(pathname, coming);
  return coming;
}

async function prepare(pathname: string): Promise<Screen> {
  for (const { path, load } of routes) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    // The table holds pages of many kinds of data; each gets what its own `load` returned.
    const page = (await load()) as unknown as RouteModule<unknown>;
    const data = await page.load?.(match.params);
    return { Page: page.default, params: match.params, data, head: page.head(match.params, data) };
  }
  throw new Error(`No route fits ${pathname}. The last line of the table is to fit everything.`);
}
