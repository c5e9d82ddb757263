import { join } from 'node:path';

/** Path of the loader, a classic script. Copy it into the site under a name that browsers may cache forever. */
export const loaderFile = join(import.meta.dirname, '../dist/loader.js');

export interface LoaderOptions {
  src: string;
  /**
   * Address of the module that hydrates the page. Its default export is a function without arguments that returns a
   * promise: resolved when every control is interactive, rejected if hydration failed. The loader then calls it again on
   * the next interaction.
   */
  entry: string;
  /** Addresses of the scripts that the entry imports. */
  files?: readonly string[];
  /**
   * CSS selector of the element that the application hydrates. The loader ignores controls outside of it, such as those of
   * a cookie banner. In a page without such an element it handles all controls.
   * @default '#root'
   */
  root?: string;
  /** Runs the application as soon as the page has loaded. */
  eager?: boolean;
  /** Prefetches the files on the first scroll, except with Save-Data or 2g. For a page with one purpose, such as a form. */
  prefetchOnScroll?: boolean;
  nonce?: string;
}

/** Returns the loader's script element as HTML. It belongs in the head, before anything that is painted. */
export function renderLoaderTag({
  src,
  entry,
  files = [],
  root,
  eager = false,
  prefetchOnScroll = false,
  nonce,
}: LoaderOptions): string {
  const scripts = [entry, ...files];
  scripts.forEach(validateAddress);
  const attributes = {
    src,
    nonce,
    'data-app': scripts.join(' '),
    'data-root': root,
    'data-eager': eager ? 'true' : undefined,
    'data-prefetch-on-scroll': prefetchOnScroll ? 'true' : undefined,
  };
  const rendered = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<script${rendered.join('')}></script>`;
}

function validateAddress(address: string) {
  if (/\s/.test(address))
    throw new Error(`renderLoaderTag: "${address}" contains whitespace. Write a blank as %20.`);
  if (!/^(?:\/|[a-z]+:)/i.test(address))
    throw new Error(
      `renderLoaderTag: "${address}" is relative. Begin it with a slash or a scheme such as https:.`,
    );
}
