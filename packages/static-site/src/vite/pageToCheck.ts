import type { HeadElement } from '../head.ts';
import type { RenderedPage } from '../server.tsx';
import type { PageHtml } from './readHtml.ts';

/** A rendered page to validate. */
export interface PageToCheck extends Pick<RenderedPage, 'language' | 'head' | 'eager' | 'files'> {
  address: string;
  /** What head and content load and link. */
  html: PageHtml;
}

export interface SiteContext {
  origin: string;
  /** Returns the name of the page for an address. */
  findPage: (address: string) => string | undefined;
  /** Returns whether there is a page at an address. */
  hasPage: (address: string) => boolean;
  /** Returns whether the sitemap names an address. */
  isListed: (address: string) => boolean;
  /** Returns the head of a page. */
  findHead: (address: string) => readonly HeadElement[] | undefined;
  /** Returns the ids of a page; undefined if the browser may render others. */
  findIds: (address: string) => ReadonlySet<string> | undefined;
  /** Returns whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  /** Returns the size of a picture of the site in px; undefined if browsers do not show the file as a picture. */
  readSize: (path: string) => { width: number; height: number } | undefined;
  /** Content-Security-Policy of the pages; undefined if the build writes none. */
  policy: string | undefined;
}

/** An error of a page. */
export interface Problem {
  /** The files in which it may be. */
  files: string;
  address: string;
  /** What is wrong, and what to do. */
  text: string;
}

/** Describes each error once, with the number of the other pages that have it, such as one in the frame. */
export function describeProblems(problems: readonly Problem[]): string[] {
  const counts = new Map<string, Problem & { others: number }>();
  for (const problem of problems) {
    const first = counts.get(problem.text);
    if (first) first.others += 1;
    else counts.set(problem.text, { ...problem, others: 0 });
  }
  return [...counts.values()].map(
    ({ files, address, text, others }) =>
      `${files} at ${address}${others > 0 ? ` and ${others} more` : ''}: ${text}`,
  );
}

/** Returns whether a source is `Page.tsx` of a page. */
export const isPageFile = (source: string, page: string) => source.endsWith(`/${page}/Page.tsx`);

/** Returns whether hosts return a page or file for a path. */
export function findFile(path: string, { hasPage, hasFile }: Pick<SiteContext, 'hasPage' | 'hasFile'>) {
  const clean = path.replace(/\/$/, '');
  return hasPage(path) || [path, `${clean}.html`, `${clean}/index.html`].some(hasFile);
}
