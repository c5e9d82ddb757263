import { decodePath, normalAddress } from '../address.ts';
import type { HeadElement } from '../head.ts';
import { headFileOf, isPageFile } from './pageFiles.ts';
import { readHtml, type PageHtml } from './readHtml.ts';

/** A rendered page, as far as it is validated. */
export interface PageToCheck {
  address: string;
  html: string;
  head: readonly HeadElement[];
  /** Whether the browser renders something else than this HTML. */
  eager: true | undefined;
  /** The page's own file, below Vite's root. */
  source: string;
}

export interface Surroundings {
  /** Name of the page that the table of routes has for an address. */
  pageFor: (address: string) => string | undefined;
  /** Whether there is a page at an address: its own, or one that stands for many. */
  hasPage: (address: string) => boolean;
  /** Whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  origin: string;
}

/** Returns what is wrong with a page, one sentence each, with the file and what to do. */
export function pageProblems(page: PageToCheck, surroundings: Surroundings): string[] {
  const html = readHtml(page.html);
  const problems = [
    ...missingProblems(page, surroundings),
    ...headProblems(page),
    ...mediaProblems(page, html, surroundings),
    ...linkProblems(page, html, surroundings),
  ];
  return [...new Set(problems)];
}

function missingProblems({ address, source }: PageToCheck, { pageFor }: Surroundings): string[] {
  const page = pageFor(address) ?? '';
  return isPageFile(source, page)
    ? []
    : [
        `${address} is among the addresses, and \`load\` of the page ${page} returns that there is no such page. Remove the address, or add what the page shows.`,
      ];
}

/** What a template such as `${title} | Firm` makes of a missing value. */
const isBlank = (text: string | undefined) => !text?.trim() || /^(undefined|null)\b/.test(text);

function headProblems({ address, head, source }: PageToCheck): string[] {
  const file = headFileOf(source);
  const title = head.find(({ tag }) => tag === 'title')?.text;
  const description = head.find(({ attributes }) => attributes['name'] === 'description')?.attributes[
    'content'
  ];
  const problems = Object.entries({ title, description })
    .filter(([, text]) => isBlank(text))
    .map(([name]) => `${file} gives ${address} no ${name}. Add one: search engines show it.`);
  for (const { tag, attributes } of head)
    if (tag === 'script' && attributes['src'] !== undefined)
      problems.push(
        `${file} has a script with src="${attributes['src']}" at ${address}. Move it to the option \`scripts\` of staticSite, which also allows it in the Content-Security-Policy.`,
      );
  return problems;
}

function mediaProblems(
  { address, head, source }: PageToCheck,
  { media }: PageHtml,
  { hasFile, origin }: Surroundings,
): string[] {
  const shared = head
    .filter(
      ({ attributes }) => attributes['property'] === 'og:image' || attributes['name'] === 'twitter:image',
    )
    .map(({ attributes }) => attributes['content'] ?? '');
  return [...media, ...shared].flatMap((written) => {
    const path = pathOnSite(written, origin, address)?.path;
    return path === undefined || hasFile(path)
      ? []
      : [
          `${source} shows ${path} at ${address}, and the site has no such file. Put it into public${path}, or correct its name.`,
        ];
  });
}

function linkProblems(
  page: PageToCheck,
  { links, ids }: PageHtml,
  { hasPage, hasFile, origin }: Surroundings,
): string[] {
  const { address, source, eager } = page;
  return links.flatMap((href) => {
    const target = pathOnSite(href, origin, address);
    if (!target) return [];
    const { path, fragment } = target;
    const link = `${source} links to ${path} at ${address}`;
    if (hasPage(path)) {
      const isMissing = path === address && !eager && !isTop(fragment) && !ids.has(fragment);
      return isMissing ? [`${link}#${fragment}, and nothing there has this id. Correct the link.`] : [];
    }
    const normal = normalAddress(path);
    if (hasPage(normal)) return [`${link}, and the page's address is ${normal}. Write it so.`];
    const clean = path.replace(/\/$/, '');
    if ([path, `${clean}.html`, `${clean}/index.html`].some(hasFile)) return [];
    return [`${link}, and there is no such page. Correct the link, or add the address.`];
  });
}

/** Whether a fragment is the top of the page, for which browsers need no element of that id. */
const isTop = (fragment: string) => /^(top)?$/i.test(fragment);

/** Returns where a link or a picture of a page leads on this site, decoded; undefined if it leads elsewhere. */
function pathOnSite(written: string, origin: string, address: string) {
  const base = new URL(encodeURI(address), origin);
  if (!URL.canParse(written, base)) return { path: written, fragment: '' };
  const url = new URL(written, base);
  if (url.origin !== base.origin) return undefined;
  // Browsers keep instructions such as `:~:text=` to themselves.
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  return { path: decodePath(url.pathname), fragment: decodePath(fragment) };
}
