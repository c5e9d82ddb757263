import { resolveOnSite } from '../address.ts';
import { allowsInline, allowsUrl, getRemedy, type LoadedAddress } from './host/policy.ts';
import type { PageHtml } from './readHtml.ts';

export interface LoadContext {
  origin: string;
  /** Returns whether there is a page at an address. */
  hasPage: (address: string) => boolean;
  /** Returns whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  /** Returns the size of a picture of the site in px; undefined if browsers do not show the file as a picture. */
  readSize: (path: string) => { width: number; height: number } | undefined;
  /** Content-Security-Policy of the pages; undefined if the build writes none. */
  policy: string | undefined;
}

/** Where something is loaded: the files with their verb, such as `src/style.css`, and the address of the page. */
export interface Place {
  files: string;
  /** Address of the page, or of the stylesheet. */
  address: string;
}

/** Returns the errors of what a page or stylesheet loads: files that are missing, and what the policy blocks. */
export function validateLoaded(
  { loaded, inlineCode = [] }: Pick<PageHtml, 'loaded'> & Partial<PageHtml>,
  place: Place,
  context: LoadContext,
): string[] {
  return [
    ...loaded.flatMap((each) => findMissing(each, place, context)),
    ...loaded.flatMap((each) => findBlocked(each, place, context)),
    ...inlineCode
      .filter(({ directive }) => context.policy !== undefined && !allowsInline(context.policy, directive))
      .map(
        ({ name }) =>
          `${place.files} has inline code at ${place.address}, ${name}, and the site's Content-Security-Policy blocks it. Use a listener of React, or the option \`scripts\` of staticSite.`,
      ),
  ];
}

function findMissing({ address: written, directive }: LoadedAddress, place: Place, context: LoadContext) {
  if (/^(form-action|base-uri|connect-src)$/.test(directive)) return [];
  const path = resolveOnSite(written, context.origin, place.address)?.path;
  if (path === undefined) return [];
  if (context.hasFile(path))
    // Browsers show an SVG without a size.
    return directive !== 'img-src' || /\.svg$/i.test(path) || context.readSize(path)
      ? []
      : [
          `${place.files} shows ${path} at ${place.address}, and browsers cannot show this file. Export it again as JPEG, PNG or WebP.`,
        ];
  if (/^(frame|object)-src$/.test(directive) && findFile(path, context)) return [];
  const cut = describeCut(written, place.address, context);
  if (cut) return [`${place.files} shows ${cut}`];
  return [
    `${place.files} shows ${path} at ${place.address}, and the site has no such file. Put it into public${path}, or correct its name.`,
  ];
}

/** Returns whether hosts return a page or file for a path. */
export function findFile(path: string, { hasPage, hasFile }: Pick<LoadContext, 'hasPage' | 'hasFile'>) {
  const clean = path.replace(/\/$/, '');
  return hasPage(path) || [path, `${clean}.html`, `${clean}/index.html`].some(hasFile);
}

/** Returns what is wrong with a URL if the site has a file whose name contains the `#` or `?` of the URL. */
export function describeCut(
  url: string,
  address: string,
  context: Pick<LoadContext, 'origin' | 'hasPage' | 'hasFile'>,
): string | undefined {
  const path = resolveOnSite(url.replace(/[#?]/g, encodeURIComponent), context.origin, address)?.path;
  return path && findFile(path, context)
    ? `${path} at ${address}, where # or ? ends the path. Write # as %23 and ? as %3F.`
    : undefined;
}

function findBlocked(loaded: LoadedAddress, { files, address }: Place, { origin, policy }: LoadContext) {
  const url = URL.parse(loaded.address, new URL(encodeURI(address), origin));
  if (policy === undefined || !url || /^(about|javascript):$/.test(url.protocol)) return [];
  const name = url.origin === origin ? url.pathname : url.origin === 'null' ? url.protocol : url.origin;
  const where = `${files} loads ${name} at ${address}`;
  if (loaded.isOwnOnly && url.origin !== origin)
    return [`${where}, and browsers load <use> from the site itself only. Put the file into public.`];
  return allowsUrl(policy, loaded.directive, url, origin)
    ? []
    : [
        `${where}, and the site's Content-Security-Policy blocks it. ${getRemedy(policy, loaded.directive, url, origin)}`,
      ];
}
