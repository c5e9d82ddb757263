import { matchPath } from 'react-router-dom';
import { decodePath, matchAddress, normalizeAddress } from '../address.ts';
import type { Route } from '../pages.ts';
import { isLanguageTag } from './isLanguageTag.ts';
import { findRoute } from './findRoute.ts';

/** Addresses and redirects of the server's entry. */
export interface SiteAddresses {
  listed: readonly string[];
  unlisted: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Path of the server's entry, relative to Vite's root. */
  server: string;
  /** Paths of all files that are not pages, such as `/robots.txt`. */
  files: ReadonlySet<string>;
}

/** Returns the errors of routes, addresses and redirects. Each names the file and what to do. */
export function validateRouteTable(routes: readonly Route[], named: SiteAddresses): string[] {
  return [
    ...validateRoutes(routes, named),
    ...validateAddresses(routes, named),
    ...validateRedirects(routes, named),
  ];
}

function validateRoutes(routes: readonly Route[], { listed, unlisted, server }: SiteAddresses): string[] {
  const problems: string[] = [];
  const pages = new Map<string, string>();
  const used = new Set([...listed, ...unlisted].map((address) => findRoute(routes, address)?.path));
  for (const { path, page, fallbackFor, language } of routes) {
    if (language !== undefined && !isLanguageTag(language))
      problems.push(
        `The route ${path} has the language "${language}", which is no language tag. Write one such as de or en-GB.`,
      );
    // The router ignores case and a slash at the end. `/:a` and `/:b` match the same addresses.
    const shape = normalizeAddress(path)
      .replaceAll(/:[\w-]+/g, ':')
      .toLowerCase();
    const other = pages.get(shape);
    if (other === undefined) pages.set(shape, page);
    else
      problems.push(
        `Two routes match ${path}: ${other} and ${page}. Only the first is ever shown; remove one from the table of routes.`,
      );
    if (fallbackFor !== undefined && !used.has(path))
      problems.push(
        `The route ${path} stands for ${fallbackFor}, and no page is rendered with it. Name one in the unlistedAddresses of ${server}.`,
      );
  }
  return problems;
}

function validateAddresses(routes: readonly Route[], named: SiteAddresses): string[] {
  const { listed, unlisted, server, files } = named;
  const problems: string[] = [];
  const known = new Map<string, string>();
  for (const address of [...listed, ...unlisted]) {
    const other = known.get(address.toLowerCase());
    if (other === address) problems.push(describeDuplicate(routes, address, server));
    else if (other !== undefined)
      problems.push(
        `${server} names ${other} and ${address}, which are one file on computers that ignore case. Remove one.`,
      );
    known.set(address.toLowerCase(), address);
    const reason = validateAddress(address);
    if (reason) problems.push(`${server} names "${address}" as an address. ${reason}`);
    else if (!findRoute(routes, address))
      problems.push(`${server} names ${address}, which no route matches. Add a line to the table of routes.`);
    const file = [address, `${address}.html`, `${address}/index.html`].find((path) =>
      files.has(path.replace('//', '/')),
    );
    if (file)
      problems.push(
        `The page ${address} and the file ${file.replace('//', '/')} of the public folder have one address. Rename or remove one.`,
      );
  }
  return problems;
}

function describeDuplicate(routes: readonly Route[], address: string, server: string): string {
  const [page, other] = routes.filter(({ path }) => !path.endsWith('*') && matchAddress(path, address));
  return page && other
    ? `The pages "${page.page}" (${page.path}) and "${other.page}" (${other.path}) both have the address ${address}, and one would replace the other. Change one. A route without parameters needs no line in addresses.`
    : `${server} names ${address} twice, and one page would overwrite the other. Name it once.`;
}

/** Returns the error of an address, with what to do; undefined if it is valid. */
function validateAddress(address: string): string | undefined {
  const normal = normalizeAddress(address);
  if (!address.startsWith('/')) return 'An address begins with a slash.';
  if (/[?#]/.test(address)) return 'An address has no query and no fragment: a file cannot depend on them.';
  if (/[:*]/.test(address)) return 'Replace the parameters of the pattern by their values.';
  if (address.includes('%') && !/[%\s]/.test(normal))
    return `Write it without percent-encoding: "${normal}".`;
  const forbidden = /[\s\p{Cc}%\\"<>|^`{}[\]]/u.exec(address);
  if (forbidden) return `An address cannot have the character "${forbidden[0]}". Remove it or write "-".`;
  if (/\/\//.test(address)) return 'It has two slashes side by side. Remove one.';
  if (/\/\./.test(address))
    return 'A part cannot begin with a dot: browsers resolve it, and hosts do not serve it.';
  if (address.normalize() !== address)
    return 'Its letters are written in decomposed Unicode (NFD), and browsers ask for composed ones. Call `.normalize()` on it.';
  if (address.endsWith('/index'))
    return 'Its file would be that of the folder. Write the address without "/index".';
  if (/\.html\//.test(address)) return 'A part cannot end in ".html", as files do.';
  if (normal !== address)
    return `An address does not end with a slash or in ".html". Write "${normal}"; hosts answer the other spelling, too.`;
  return undefined;
}

function validateRedirects(routes: readonly Route[], named: SiteAddresses): string[] {
  const { redirects, server } = named;
  const patterns = routes.flatMap(({ fallbackFor }) => fallbackFor ?? []);
  return Object.entries(redirects).flatMap(([from, to]) => {
    const problem = validateSource(from, to, named) ?? validateTarget(to, patterns, named);
    return problem ? [`${server} redirects ${from} to ${to}. ${problem}`] : [];
  });
}

/** Matches case-sensitively, as hosts do. */
const matches = (path: string, address: string) =>
  matchPath({ path: decodePath(path), caseSensitive: true }, address) !== null;

function validateSource(
  from: string,
  to: string,
  { listed, unlisted, files }: SiteAddresses,
): string | undefined {
  if (!from.startsWith('/')) return 'Where a redirect starts begins with a slash. Write the path alone.';
  if (/[?#]/.test(from))
    return 'Hosts compare the path alone, so a source with a query or a fragment never matches. Remove that part.';
  if (/\/\/|\/\.{1,2}(\/|$)|\\/.test(from)) return 'Browsers never ask for such a path. Remove the redirect.';
  if (/%2f/i.test(from)) return 'Hosts decode %2F to a slash before they compare. Write "/".';
  if (/\*(?!$)|[^/]\*/.test(from))
    return 'A "*" must be the whole last part: "/old/*". For one part, write ":name".';
  const page = [...listed, ...unlisted].find(
    (address) => matches(from, address) || normalizeAddress(from) === address,
  );
  if (page === to) return 'Hosts redirect this spelling of a page already. Remove the redirect.';
  if (page)
    return `It matches the page ${page}, and hosts serve only one of them. Remove the redirect or the page.`;
  const file = [...files].find((path) => matches(from, path));
  return (
    file && `It matches the file ${file}, and hosts serve only one of them. Remove the redirect or the file.`
  );
}

function validateTarget(
  to: string,
  patterns: readonly string[],
  { listed, unlisted, redirects, files }: SiteAddresses,
): string | undefined {
  if (URL.canParse(to))
    return /^https?:/.test(to) ? undefined : 'It leads to no page. Write a path or an https address.';
  const path = to.replace(/[?#].*$/, '');
  const targets = [...listed, ...unlisted, ...Object.keys(redirects), ...files];
  const folder = `${path.replace(/\/$/, '')}/index.html`;
  const isKnown =
    targets.some((address) => matches(path, address)) ||
    files.has(decodePath(folder)) ||
    patterns.some((pattern) => matches(pattern, decodePath(path)));
  return to.startsWith('/') && isKnown ? undefined : 'There is no such page. Correct where it leads.';
}
