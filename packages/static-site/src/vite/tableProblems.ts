import { matchPath } from 'react-router-dom';
import { decodePath, normalAddress } from '../address.ts';
import type { Route } from '../pages.ts';
import { routeFor } from './routeFor.ts';

/** What the server's entry says of the site's addresses. */
export interface NamedAddresses {
  listed: readonly string[];
  unlisted: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Path of that entry, below Vite's root. */
  server: string;
  /** Paths of the files that the site has besides its pages, such as `/robots.txt`. */
  files: ReadonlySet<string>;
}

/** Returns what is wrong with routes, addresses and redirects, one sentence each, with the file and what to do. */
export function tableProblems(routes: readonly Route[], named: NamedAddresses): string[] {
  return [
    ...routeProblems(routes, named),
    ...addressProblems(routes, named),
    ...redirectProblems(routes, named),
  ];
}

function routeProblems(routes: readonly Route[], { listed, unlisted, server }: NamedAddresses): string[] {
  const problems: string[] = [];
  const pages = new Map<string, string>();
  const used = new Set([...listed, ...unlisted].map((address) => routeFor(routes, address)?.path));
  for (const { path, page, standsFor } of routes) {
    // The router ignores case and a slash at the end, and `/:a` and `/:b` match the same addresses.
    const shape = normalAddress(path)
      .replaceAll(/:[\w-]+/g, ':')
      .toLowerCase();
    const other = pages.get(shape);
    if (other === undefined) pages.set(shape, page);
    else
      problems.push(
        `Two routes match ${path}: ${other} and ${page}. Only the first is ever shown; remove one from the table of routes.`,
      );
    if (standsFor !== undefined && !used.has(path))
      problems.push(
        `The route ${path} stands for ${standsFor}, and no page is rendered with it. Name one in the unlistedAddresses of ${server}.`,
      );
  }
  return problems;
}

function addressProblems(routes: readonly Route[], named: NamedAddresses): string[] {
  const { listed, unlisted, server, files } = named;
  const problems: string[] = [];
  const known = new Map<string, string>();
  for (const address of [...listed, ...unlisted]) {
    const other = known.get(address.toLowerCase());
    if (other === address)
      problems.push(
        `${server} names ${address} twice, and one page would overwrite the other. Name it once.`,
      );
    else if (other !== undefined)
      problems.push(
        `${server} names ${other} and ${address}, which are one file on computers that ignore case. Remove one.`,
      );
    known.set(address.toLowerCase(), address);
    const reason = whyUnusable(address);
    if (reason) problems.push(`${server} names "${address}" as an address. ${reason}`);
    else if (!routeFor(routes, address))
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

/** Returns why a page cannot have an address, and what to do; undefined if it can. */
function whyUnusable(address: string): string | undefined {
  const normal = normalAddress(address);
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

function redirectProblems(routes: readonly Route[], named: NamedAddresses): string[] {
  const { redirects, server } = named;
  const patterns = routes.flatMap(({ standsFor }) => standsFor ?? []);
  return Object.entries(redirects).flatMap(([from, to]) => {
    const problem = sourceProblem(from, named) ?? targetProblem(to, patterns, named);
    return problem ? [`${server} redirects ${from} to ${to}. ${problem}`] : [];
  });
}

/** As hosts compare, which do not ignore case. */
const matches = (path: string, address: string) =>
  matchPath({ path: decodePath(path), caseSensitive: true }, address) !== null;

function sourceProblem(from: string, { listed, unlisted, files }: NamedAddresses): string | undefined {
  if (!from.startsWith('/')) return 'Where a redirect starts begins with a slash. Write the path alone.';
  if (/[?#]/.test(from))
    return 'Hosts compare the path alone, so a source with a query or a fragment never matches. Remove that part.';
  if (/\/\/|\/\.{1,2}(\/|$)|\\/.test(from)) return 'Browsers never ask for such a path. Remove the redirect.';
  if (/%2f/i.test(from)) return 'Hosts decode %2F to a slash before they compare. Write "/".';
  if (/\*(?!$)|[^/]\*/.test(from))
    return 'A "*" must be the whole last part: "/old/*". For one part, write ":name".';
  const page = [...listed, ...unlisted].find(
    (address) => matches(from, address) || normalAddress(from) === address,
  );
  if (page) return `It would hide the page ${page}, or the page it. Remove one of them.`;
  const file = [...files].find((path) => matches(from, path));
  return file && `It would hide the file ${file}, or the file it. Remove one of them.`;
}

function targetProblem(
  to: string,
  patterns: readonly string[],
  { listed, unlisted, redirects, files }: NamedAddresses,
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
