import { join } from 'node:path';

/** Path of the loader, a classic script: copy it into the site under a name that may be cached for ever. */
export const loaderFile = join(import.meta.dirname, '../dist/loader.js');

/** Path of the loader for pages that are fetched ahead: see `ahead`. */
export const aheadLoaderFile = join(import.meta.dirname, '../dist/loader-ahead.js');

/** Said at the window when the application is alive and every act that was held has been made. */
export const readyEvent = 'first-act:ready';

export interface LoaderOptions {
  /** Address of the loader. */
  src: string;
  /**
   * Address of the module that wakes the page. Its default export is a function without arguments; it answers with a
   * promise that is kept when the page answers to every press, and broken when it could not be woken. Then the
   * visitor's next act calls it again.
   */
  entry: string;
  /**
   * Addresses of what else has to be there before the entry runs: the scripts that it imports, and style sheets. All
   * of them are to come from hosts that let the browser keep them.
   */
  files?: readonly string[];
  /**
   * Wakes the page as soon as it has loaded, without waiting for the visitor.
   * @default false
   */
  eager?: boolean;
  /**
   * Fetches the files when the visitor scrolls, and runs them on the first act as ever: for a page that is there for that
   * act. Not where the visitor saves data or the line is of the slowest kinds. Needs the loader of `aheadLoaderFile`, or
   * `@tarcza/first-act/loader-ahead`.
   * @default false
   */
  ahead?: boolean;
  /** Of the Content-Security-Policy, where scripts need one. */
  nonce?: string;
}

/** The tag of the loader, as HTML. It belongs into the head, before anything that can be seen. */
export function loaderTag({
  src,
  entry,
  files = [],
  eager = false,
  ahead = false,
  nonce,
}: LoaderOptions): string {
  const attributes = {
    src,
    nonce,
    'data-app': [entry, ...files].join(' '),
    'data-eager': eager ? 'true' : undefined,
    'data-ahead': ahead ? 'true' : undefined,
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<script${written.join('')}></script>`;
}
