import { decodePath, normalizeAddress } from '../address.ts';
import type { HeadElement } from '../head.ts';
import { isLocale } from './isLanguageTag.ts';
import { getHeadFile, isPageFile } from './pageFiles.ts';
import { readHtml, type PageHtml } from './readHtml.ts';

/** A rendered page to validate. */
export interface PageToCheck {
  address: string;
  html: string;
  head: readonly HeadElement[];
  /** Whether the browser may render other content than this HTML. */
  eager: true | undefined;
  /** Path of `Page.tsx`, relative to Vite's root. */
  source: string;
}

export interface SiteContext {
  /** Returns the name of the page for an address. */
  findPage: (address: string) => string | undefined;
  /** Returns whether there is a page at an address, including fallback pages. */
  hasPage: (address: string) => boolean;
  /** Returns whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  origin: string;
}

/** Returns the errors of a page. Each names the file and what to do. */
export function validatePage(page: PageToCheck, surroundings: SiteContext): string[] {
  const html = readHtml(page.html);
  const problems = [
    ...validateAddress(page, surroundings),
    ...validateHead(page),
    ...validateMedia(page, html, surroundings),
    ...validateLinks(page, html, surroundings),
  ];
  return [...new Set(problems)];
}

function validateAddress({ address, source }: PageToCheck, { findPage }: SiteContext): string[] {
  const page = findPage(address) ?? '';
  return isPageFile(source, page)
    ? []
    : [
        `${address} is among the addresses, and \`load\` of the page ${page} returns that there is no such page. Remove the address, or add what the page shows.`,
      ];
}

/** Returns whether a text is empty or the result of a template with a missing value, such as `undefined | Firm`. */
const isBlank = (text: string | undefined) => !text?.trim() || /^(undefined|null)\b/.test(text);

function validateHead({ address, head, source }: PageToCheck): string[] {
  const file = getHeadFile(source);
  const title = head.find(({ tag }) => tag === 'title')?.text;
  const description = head.find(({ attributes }) => attributes['name'] === 'description')?.attributes[
    'content'
  ];
  const problems = Object.entries({ title, description })
    .filter(([, text]) => isBlank(text))
    .map(([name]) => `${file} gives ${address} no ${name}. Add one: search engines show it.`);
  const locale = head.find(({ attributes }) => attributes['property'] === 'og:locale')?.attributes['content'];
  if (locale !== undefined && !isLocale(locale))
    problems.push(
      `${file} gives ${address} the locale "${locale}". Write language and country, such as de_DE or en_GB.`,
    );
  for (const { tag, attributes } of head)
    if (tag === 'script' && attributes['src'] !== undefined)
      problems.push(
        `${file} has a script with src="${attributes['src']}" at ${address}. Move it to the option \`scripts\` of staticSite, which also allows it in the Content-Security-Policy.`,
      );
  return problems;
}

function validateMedia(
  { address, head, source }: PageToCheck,
  { media }: PageHtml,
  { hasFile, origin }: SiteContext,
): string[] {
  const shared = head
    .filter(
      ({ attributes }) => attributes['property'] === 'og:image' || attributes['name'] === 'twitter:image',
    )
    .map(({ attributes }) => attributes['content'] ?? '');
  return [...media, ...shared].flatMap((written) => {
    const path = resolveOnSite(written, origin, address)?.path;
    return path === undefined || hasFile(path)
      ? []
      : [
          `${source} shows ${path} at ${address}, and the site has no such file. Put it into public${path}, or correct its name.`,
        ];
  });
}

function validateLinks(
  page: PageToCheck,
  { links, ids }: PageHtml,
  { hasPage, hasFile, origin }: SiteContext,
): string[] {
  const { address, source, eager } = page;
  return links.flatMap((href) => {
    const target = resolveOnSite(href, origin, address);
    if (!target) return [];
    const { path, fragment } = target;
    const link = `${source} links to ${path} at ${address}`;
    if (hasPage(path)) {
      const isMissing = path === address && !eager && !isTop(fragment) && !ids.has(fragment);
      return isMissing ? [`${link}#${fragment}, and nothing there has this id. Correct the link.`] : [];
    }
    const normal = normalizeAddress(path);
    if (hasPage(normal)) return [`${link}, and the page's address is ${normal}. Write it so.`];
    const clean = path.replace(/\/$/, '');
    if ([path, `${clean}.html`, `${clean}/index.html`].some(hasFile)) return [];
    return [`${link}, and there is no such page. Correct the link, or add the address.`];
  });
}

/** Returns whether a fragment is the top of the page, which needs no element with that id. */
const isTop = (fragment: string) => /^(top)?$/i.test(fragment);

/** Returns the decoded path and fragment of a link or picture on this site; undefined for another origin. */
function resolveOnSite(written: string, origin: string, address: string) {
  const base = new URL(encodeURI(address), origin);
  if (!URL.canParse(written, base)) return { path: written, fragment: '' };
  const url = new URL(written, base);
  if (url.origin !== base.origin) return undefined;
  // Browsers remove directives such as `:~:text=`.
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  return { path: decodePath(url.pathname), fragment: decodePath(fragment) };
}
