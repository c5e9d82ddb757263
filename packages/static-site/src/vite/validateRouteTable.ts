import { findRoute, matchAddress, normalizeAddress } from '../address.ts';
import { isLanguageTag, languageExample } from '../languageTags.ts';
import { entries } from './entries.ts';
import type { Route } from '../pages.ts';
import type { Site } from '../server.tsx';
import { hashedFolder } from './host/rules.ts';

const { server } = entries;

export interface UnrenderedSite
  extends Pick<Site, 'language' | 'routes' | 'addresses' | 'unlistedAddresses' | 'redirects'> {
  /** Paths of all files that are not pages, such as `/robots.txt`. */
  files: ReadonlySet<string>;
}

/** Returns the errors of routes and addresses. Each names the file and what to do. */
export function validateRouteTable(site: UnrenderedSite): string[] {
  const { language } = site;
  return [
    ...(isLanguageTag(language)
      ? []
      : [`${server} has the language "${language}", which is no language tag. ${languageExample}`]),
    ...validateRoutes(site),
    ...validateAddresses(site),
  ];
}

/** The router ignores case and a slash at the end. `/:a` and `/:b` match the same addresses. */
const getShape = (path: string) =>
  normalizeAddress(path)
    .replaceAll(/:[\w-]+/g, ':')
    .toLowerCase();

function validateRoutes({ routes, addresses, unlistedAddresses }: UnrenderedSite): string[] {
  const problems: string[] = [];
  if (!routes.some(({ path }) => path === '*'))
    problems.push("The table of routes lacks '*', the page for unknown addresses. Add it at the end.");
  const used = new Set(
    [...addresses, ...unlistedAddresses].map((address) => findRoute(routes, address)?.path),
  );
  for (const [index, { path, page, fallbackFor, language }] of routes.entries()) {
    if (language !== undefined && !isLanguageTag(language))
      problems.push(
        `The route ${path} has the language "${language}", which is no language tag. ${languageExample}`,
      );
    const shape = getShape(path);
    const hides = (first: Route) =>
      getShape(first.path) === shape ||
      (first.path !== '*' && !/[*?]/.test(path) && matchAddress(first.path, normalizeAddress(path)));
    const other = routes.slice(0, index).find(hides);
    if (other)
      problems.push(
        `Two routes match ${path}: ${other.page} and ${page}. Only the first is ever shown. Move the narrower one up, or give one another path.`,
      );
    if (shape === '/404' && routes.some((route) => route.path === '*' && route.page !== page))
      problems.push(
        `The page ${page} has the address /404, which is that of the page for unknown addresses. Choose another.`,
      );
    if (fallbackFor !== undefined && !used.has(path))
      problems.push(
        `The route ${path} stands for ${fallbackFor}, and no page is rendered with it. Name one in the unlistedAddresses of ${server}.`,
      );
  }
  return problems;
}

function validateAddresses({ routes, addresses, unlistedAddresses, files }: UnrenderedSite): string[] {
  const problems: string[] = [];
  const known = new Map<string, string>();
  for (const address of [...addresses, ...unlistedAddresses]) {
    const other = known.get(address.toLowerCase());
    if (other !== undefined)
      problems.push(
        `${server} names ${other} and ${address}, which are one file where case is ignored. Remove one.`,
      );
    known.set(address.toLowerCase(), address);
    const reason = validateAddress(address);
    if (reason) problems.push(`${server} names "${address}" as an address. ${reason}`);
    else if (address !== '/404' && (findRoute(routes, address)?.path ?? '*') === '*')
      problems.push(
        `No route before '*' matches ${address}. Add a line to the table of routes, or correct it.`,
      );
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

/** Returns the error of a normalized address, with what to do; undefined if it is valid. */
function validateAddress(address: string): string | undefined {
  const forbidden = /[\s\p{Cc}%\\"<>|^`{}[\]]/u.exec(address)?.[0];
  if (forbidden && !/[?#]/.test(address))
    return `An address cannot have the character "${forbidden}". Remove it or write "-".`;
  return impossible.find(([pattern]) => pattern.test(address))?.[1];
}

const impossible: readonly (readonly [RegExp, string])[] = [
  [/^[^/]/, 'An address begins with a slash.'],
  [/[?#]/, 'An address has no query and no fragment: a file cannot depend on them.'],
  [/[:*]/, 'Replace the parameters of the pattern by their values.'],
  [/\/\./, 'A part cannot begin with a dot: browsers resolve it, and hosts do not serve it.'],
  [/^\/assets(\/|$)/, `Browsers keep what is in ${hashedFolder} for a year. Choose another one.`],
  [/\/index$/, 'Its file would be that of the folder. Write the address without "/index".'],
];
