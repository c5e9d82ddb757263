import { decodePath, normalizeAddress } from '../address.ts';
import type { HeadElement } from '../head.ts';
import { allowsUrl } from './host/policy.ts';
import { isLocale } from './isLanguageTag.ts';
import { getHeadFile, isPageFile } from './pageFiles.ts';
import type { PageHtml } from './readHtml.ts';

/** A rendered page to validate. */
export interface PageToCheck {
  address: string;
  html: PageHtml;
  head: readonly HeadElement[];
  /** Whether the browser may render other content than this HTML. */
  eager: true | undefined;
  /** Source files of the page, relative to Vite's root. `Page.tsx` comes first. */
  files: readonly string[];
}

export interface SiteContext {
  /** Returns the name of the page for an address. */
  findPage: (address: string) => string | undefined;
  /** Returns whether there is a page at an address, including fallback pages. */
  hasPage: (address: string) => boolean;
  /** Returns whether the sitemap names an address. */
  isListed: (address: string) => boolean;
  /** Returns the ids of a page; undefined if the browser may render others. */
  findIds: (address: string) => ReadonlySet<string> | undefined;
  /** Returns whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  origin: string;
  /** Content-Security-Policy of the pages; undefined if the build writes none. */
  policy: string | undefined;
}

/** Returns the errors of a page. Each names the file and what to do. */
export function validatePage(page: PageToCheck, surroundings: SiteContext): string[] {
  const problems = [
    ...validateAddress(page, surroundings),
    ...validateHead(page),
    ...validateCanonical(page, surroundings),
    ...validateMedia(page, surroundings),
    ...validateMarkup(page),
    ...validateLinks(page, surroundings),
  ];
  return [...new Set(problems)];
}

/** Returns the files in which an error of the page's content may be: `Page.tsx`, and what it loads, such as an article. */
const describeFiles = ({ files }: PageToCheck) =>
  files.filter((file) => !file.startsWith('..')).join(' with ');

function validateAddress(
  { address, files: [source = ''] }: PageToCheck,
  { findPage }: SiteContext,
): string[] {
  const page = findPage(address) ?? '';
  return isPageFile(source, page)
    ? []
    : [
        `${address} is among the addresses, and \`load\` of the page ${page} returns that there is no such page. Remove the address, or add what the page shows.`,
      ];
}

/** Returns whether a text is empty or the result of a template with a missing value, such as `undefined | Firm`. */
const isBlank = (text: string | undefined) => !text?.trim() || /^(undefined|null)\b/.test(text);

function validateHead({ address, head, files: [source = ''] }: PageToCheck): string[] {
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

/** Returns an error if a page of the sitemap names another page as its address, such as in a copied head.ts. */
function validateCanonical(
  { address, head, files: [source = ''] }: PageToCheck,
  { isListed, origin }: SiteContext,
): string[] {
  const written = head.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  const path = written && resolveOnSite(written, origin, address)?.path;
  const isHidden = head.some(
    ({ attributes: { name, content } }) => name === 'robots' && content === 'noindex',
  );
  return !path || path === address || isHidden || !isListed(address)
    ? []
    : [
        `${getHeadFile(source)} gives ${address} the canonical address ${path}, so search engines leave ${address} out. Write canonical: '${address}', or name it in unlistedAddresses.`,
      ];
}

function validateMedia(page: PageToCheck, { hasFile, origin, policy }: SiteContext): string[] {
  const { address, head, html } = page;
  const shared = head
    .filter(
      ({ attributes }) => attributes['property'] === 'og:image' || attributes['name'] === 'twitter:image',
    )
    .map(({ attributes }) => attributes['content'] ?? '');
  const media = html.loaded.filter(({ directive }) => /img|media/.test(directive));
  const missing = [...media.map((each) => each.address), ...shared].flatMap((written) => {
    const path = resolveOnSite(written, origin, address)?.path;
    return path === undefined || hasFile(path)
      ? []
      : [
          `${describeFiles(page)} shows ${path} at ${address}, and the site has no such file. Put it into public${path}, or correct its name.`,
        ];
  });
  const blocked = html.loaded.flatMap(({ address: written, directive }) => {
    const url = URL.parse(written, new URL(encodeURI(address), origin));
    return policy === undefined ||
      !url ||
      !/^https?:$/.test(url.protocol) ||
      url.origin === origin ||
      allowsUrl(policy, directive, url)
      ? []
      : [
          `${describeFiles(page)} loads ${url.origin} at ${address}, and the site's Content-Security-Policy blocks it. Add '${directive}': '${url.origin}' to the option \`policy\` of staticSite.`,
        ];
  });
  return [...missing, ...blocked];
}

function validateMarkup(page: PageToCheck): string[] {
  const { address, html } = page;
  return [
    ...html.withoutAlt.map(
      (src) =>
        `${describeFiles(page)} shows ${src} at ${address} without alt. Describe the picture in alt, or write alt="" if it says nothing.`,
    ),
    ...html.repeatedIds.map(
      (id) =>
        `${describeFiles(page)} has the id "${id}" more than once at ${address}. Links and labels find the first one only: rename the others.`,
    ),
  ];
}

function validateLinks(page: PageToCheck, { hasPage, hasFile, findIds, origin }: SiteContext): string[] {
  const { address, html } = page;
  return html.links.flatMap((href) => {
    const target = resolveOnSite(href, origin, address);
    if (!target) return [];
    const { path, fragment } = target;
    const describe = (written: string) => `${describeFiles(page)} links to ${written} at ${address}`;
    const link = describe(path);
    if (hasPage(path)) {
      const ids = isTop(fragment) ? undefined : findIds(path);
      return !ids || ids.has(fragment)
        ? []
        : [`${describe(`${path}#${fragment}`)}, and nothing there has this id. Correct the link.`];
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
