import type { RenderedPage, Site } from '../server.tsx';
import type { PageHtml } from './readHtml.ts';

export interface PageToCheck extends Pick<RenderedPage, 'language' | 'head' | 'eager'> {
  address: string;
  /** `Page.tsx`, and what it loads, such as an article. Relative to Vite's root. */
  sources: readonly string[];
  /** What head and content load and link. */
  html: PageHtml;
}

export interface SiteContext extends Pick<Site, 'origin' | 'routes'> {
  pages: ReadonlyMap<string, PageToCheck>;
  listed: ReadonlySet<string>;
  /** Paths of the files of the built site, such as `/images/hero.jpg`. */
  files: ReadonlySet<string>;
  /** Returns whether browsers show a file of the site as a picture. */
  isPicture: (path: string) => boolean;
  /** Content-Security-Policy of the pages; undefined if the build writes none. */
  policy: string | undefined;
}

export interface PageError {
  /** The source files in which it may be. */
  sources: string;
  address: string;
  /** What is wrong, and what to do. */
  text: string;
}

/** Describes each error once, with the number of the other pages that have it, such as one in the frame. */
export function describePageErrors(errors: readonly PageError[]): string[] {
  return [...new Set(errors.map(({ text }) => text))].map((text) => {
    const [first, ...others] = errors.filter((error) => error.text === text);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first?.sources} at ${first?.address}${more}: ${text}`;
  });
}

/** Returns whether a source is `Page.tsx` of a page. */
export const isPageFile = (source: string, page: string) => source.endsWith(`/${page}/Page.tsx`);

/** Returns whether hosts return a page or file for a path. */
export function isServed(path: string, { pages, files }: SiteContext) {
  const clean = path.replace(/\/$/, '');
  return pages.has(path) || [path, `${clean}.html`, `${clean}/index.html`].some((file) => files.has(file));
}
