import type { HeadElement } from '../head.ts';
import type { RenderedPage } from '../server.tsx';
import type { PageHtml } from './readHtml.ts';
import type { LoadContext } from './validateLoaded.ts';

/** A rendered page to validate. */
export interface PageToCheck extends Pick<RenderedPage, 'language' | 'head' | 'eager' | 'files'> {
  address: string;
  /** What head and content load and link. */
  html: PageHtml;
}

export interface SiteContext extends LoadContext {
  /** Returns the name of the page for an address. */
  findPage: (address: string) => string | undefined;
  /** Returns whether the sitemap names an address. */
  isListed: (address: string) => boolean;
  /** Returns the head of a page. */
  findHead: (address: string) => readonly HeadElement[] | undefined;
  /** Returns the ids of a page; undefined if the browser may render others. */
  findIds: (address: string) => ReadonlySet<string> | undefined;
}

/** Returns whether a source is `Page.tsx` of a page. */
export const isPageFile = (source: string, page: string) => source.endsWith(`/${page}/Page.tsx`);

/** Returns the path of `head.ts` next to a `Page.tsx`. */
export const getHeadFile = (source: string) => source.replace(/Page\.tsx$/, 'head.ts');
