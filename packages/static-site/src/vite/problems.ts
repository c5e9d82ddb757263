import { matchPath } from 'react-router-dom';
import type { HeadElement } from '../head.ts';
import type { Route } from '../screens.ts';
import { dashedIn } from './customProperties.ts';

/** A page that was drawn, as far as its mistakes are concerned. */
export interface DrawnPage {
  address: string;
  html: string;
  head: readonly HeadElement[];
  /** What it shows when the application cannot be fetched, as HTML. */
  loadFailed: string;
  /** Its own file, below Vite's root. */
  source: string;
}

/** What the server's entry says of the site's addresses. */
export interface NamedAddresses {
  listed: readonly string[];
  unlisted: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Path of that entry, below Vite's root. */
  server: string;
}

/** What is wrong with the table of addresses, one sentence each, with the file and what to do. */
export function tableProblems(routes: readonly Route[], named: NamedAddresses): string[] {
  return [...routeProblems(routes, named), ...addressProblems(routes, named), ...redirectProblems(named)];
}

function routeProblems(routes: readonly Route[], { listed, unlisted, server }: NamedAddresses): string[] {
  const problems: string[] = [];
  const pages = new Map<string, string>();
  const drawnWith = new Set(
    [...listed, ...unlisted].map((address) => routes.find(({ path }) => matchPath(path, address))?.path),
  );
  for (const { path, page, standsFor } of routes) {
    // `/:a` and `/:b` fit the same addresses.
    const shape = path.replaceAll(/:[\w-]+/g, ':');
    const other = pages.get(shape);
    if (other === undefined) pages.set(shape, page);
    else
      problems.push(
        `Two routes fit ${path}: ${other} and ${page}. Only the first is ever shown; remove one from the table of addresses.`,
      );
    if (standsFor !== undefined && !drawnWith.has(path))
      problems.push(
        `The route ${path} stands for ${standsFor}, and no page is drawn with it. Name one in the unlistedAddresses of ${server}.`,
      );
  }
  return problems;
}

function addressProblems(routes: readonly Route[], { listed, unlisted, server }: NamedAddresses): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const address of [...listed, ...unlisted]) {
    if (known.has(address))
      problems.push(
        `${server} names ${address} twice, and one page would overwrite the other. Name it once.`,
      );
    known.add(address);
    if (!address.startsWith('/') || (address !== '/' && address.endsWith('/')))
      problems.push(
        `${server} names "${address}". An address begins with a slash and does not end with one.`,
      );
    if (!routes.some(({ path }) => matchPath(path, address)))
      problems.push(`${server} names ${address}, which no route fits. Add a line to the table of addresses.`);
  }
  return problems;
}

function redirectProblems({ listed, unlisted, redirects, server }: NamedAddresses): string[] {
  const pages = [...listed, ...unlisted];
  return Object.entries(redirects).flatMap(([from, to]) => {
    const hidden = pages.find((address) => matchPath({ path: from, caseSensitive: true }, address));
    if (hidden)
      return [`${server} redirects ${from}, and nobody would see the page at ${hidden}. Remove one of them.`];
    const path = to.replace(/[?#].*$/, '');
    const leads = path.startsWith('/')
      ? [...pages, ...Object.keys(redirects)].some((address) => matchPath(path, address))
      : /^https?:/.test(to);
    if (!leads)
      return [`${server} redirects ${from} to ${to}, and there is no such page. Correct where it leads.`];
    return [];
  });
}

export interface Surroundings {
  /** Name of the page that the table of addresses has for an address. */
  pageFor: (address: string) => string | undefined;
  /** Whether there is a page at an address: its own, or one that stands for many. */
  hasPage: (address: string) => boolean;
  /** Whether the built site has a file, such as `/images/hero.jpg`. */
  hasFile: (path: string) => boolean;
  /** Whether no custom property has this name any more in the built site. */
  isRenamed: (name: string) => boolean;
  origin: string;
}

/** What is wrong with a page, one sentence each, with the file and what to do. */
export function pageProblems(page: DrawnPage, surroundings: Surroundings): string[] {
  return [
    ...missingProblems(page, surroundings),
    ...headProblems(page),
    ...pictureProblems(page, surroundings),
    ...linkProblems(page, surroundings),
    ...propertyProblems(page, surroundings),
  ];
}

function missingProblems({ address, source }: DrawnPage, { pageFor }: Surroundings): string[] {
  const page = pageFor(address);
  return source.endsWith(`/${page}.tsx`)
    ? []
    : [
        `${address} is among the addresses, and \`load\` of ${page}.tsx answers that there is no such page. Take the address out, or add what the page shows.`,
      ];
}

function headProblems({ address, head, source }: DrawnPage): string[] {
  const file = source.replace(/\.tsx$/, '.head.ts');
  const title = head.find(({ tag }) => tag === 'title')?.text?.trim();
  return title ? [] : [`${file} gives ${address} no title. Add one: it is what a search shows of the page.`];
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

function attribute(html: string, elements: string, names: string) {
  const pattern = new RegExp(`<(?:${elements})(?=[\\s>])(?:[^">]|"[^"]*")*?\\s(?:${names})="([^"]*)"`, 'gi');
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
}

function pictureProblems(
  { address, html, head, source }: DrawnPage,
  { hasFile, origin }: Surroundings,
): string[] {
  const sets = attribute(html, 'img|source', 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(/\s/, 1)[0] ?? ''),
  );
  const shared = head.flatMap(({ attributes }) =>
    attributes['property'] === 'og:image' || attributes['name'] === 'twitter:image'
      ? [(attributes['content'] ?? '').replace(origin, '')]
      : [],
  );
  const missing = [...attribute(html, 'img|source', 'src'), ...sets, ...shared].filter(
    (path) => path.startsWith('/') && !hasFile(path),
  );
  return [...new Set(missing)].map(
    (path) =>
      `${source} shows ${path} at ${address}, and the site has no such file. Put it into public${path}, or correct its name.`,
  );
}

function linkProblems({ address, html, source }: DrawnPage, { hasPage, hasFile }: Surroundings): string[] {
  const dead = attribute(html, 'a', 'href')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/[?#].*$/, ''))
    .filter((href) => !hasPage(href) && !hasFile(href));
  return [...new Set(dead)].map(
    (href) =>
      `${source} links to ${href} at ${address}, and there is no such page. Correct the link, or add the address.`,
  );
}

/** The browser's scripts may name it by parts, or not at all where only the server draws. */
function propertyProblems({ address, html, loadFailed, source }: DrawnPage, { isRenamed }: Surroundings) {
  const styles = [...(html + loadFailed).matchAll(/\s(?:style="|[\w-]+="var\()([^"]*)"/g)];
  const lost = styles.flatMap(([, style = '']) => dashedIn(style)).filter(isRenamed);
  return [...new Set(lost)].map(
    (name) =>
      `${source} has ${name} in an attribute at ${address}, and no script names it in one piece, so that nothing has that name in the built site. Write the name out in the page, or use it in a rule of the style sheet instead.`,
  );
}
