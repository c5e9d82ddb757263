import { decodePath, normalizeAddress } from '../../address.ts';
import { entries } from '../entries.ts';
import type { UnrenderedSite } from '../validateRouteTable.ts';
import { fillPattern, getParameterNames, matchPattern, normalizeSource, memoize } from './pattern.ts';

/** What redirects must not hide, and where they may lead. */
export type RedirectContext = Pick<
  UnrenderedSite,
  'redirects' | 'routes' | 'addresses' | 'unlistedAddresses' | 'files'
> & { origin: string };

const listPages = ({ addresses, unlistedAddresses }: RedirectContext) => [...addresses, ...unlistedAddresses];
const listFallbacks = ({ routes }: RedirectContext) => routes.flatMap(({ fallbackFor }) => fallbackFor ?? []);

/** Returns an error, with what to do, for each redirect that does not work on every host. */
export function validateRedirects(context: RedirectContext): string[] {
  return Object.entries(context.redirects).flatMap(([from, to]) => {
    const error = [from, to].every(isDecodable)
      ? (validateSource(from, context) ?? validateParameters(from, to) ?? validateTarget(to, context))
      : 'A "%" begins no encoded letter. Write it as %25.';
    return error ? [`${entries.server} redirects ${from} to ${to}. ${error}`] : [];
  });
}

function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a pattern matches an address or all addresses of another pattern, as hosts do. */
const matches = (pattern: string, address: string) =>
  matchPattern(normalizeSource(pattern), normalizeSource(address)) !== undefined;

const getShape = memoize((from) => fillPattern(normalizeSource(from), (name) => (name === '*' ? name : ':')));

/** Sources that no request matches, or that hosts match in different ways. */
const impossibleSources: readonly (readonly [RegExp, string])[] = [
  [/^[^/]|^$/, 'Where a redirect starts begins with a slash. Write the path alone.'],
  [
    /[?#]/,
    'Hosts compare the path alone, so a source with a query or a fragment never matches. Remove that part.',
  ],
  [/\*(?!$)|[^/]\*/, 'A "*" must be the whole last part: "/old/*". For one part, write ":name".'],
  [/\/:[\w-]*[^\w/-]/, 'A parameter is a whole part: "/old/:name". Write each address instead.'],
];

function validateSource(from: string, context: RedirectContext): string | undefined {
  const impossible = impossibleSources.find(([pattern]) => pattern.test(from));
  if (impossible) return impossible[1];
  const page = listPages(context).find(
    (address) => matches(from, address) || normalizeAddress(from) === address,
  );
  const file = [...context.files].find((path) => matches(from, path));
  const hidden = page ? `page ${page}` : file && `file ${file}`;
  if (hidden)
    return `It matches the ${hidden}, and hosts serve only one of them. Remove the redirect or the ${hidden.split(' ')[0]}.`;
  const twin = Object.keys(context.redirects).find(
    (other) => other !== from && getShape(other) === getShape(from),
  );
  if (twin !== undefined) return `${twin} matches the same addresses. Remove one of them.`;
  const fallback = listFallbacks(context).find((pattern) => matches(from, pattern));
  return (
    fallback && `It hides all addresses of the fallback ${fallback}. Remove the redirect or \`fallbackFor\`.`
  );
}

function validateParameters(from: string, to: string): string | undefined {
  const known = getParameterNames(from);
  const unknown = getParameterNames(to).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `Its source has no ${unknown === '*' ? '* at its end' : `:${unknown}`}. Use the same names in both.`;
  if (known.length > 0 && /[?#]/.test(to))
    return 'Hosts read a "?" or "#" after a parameter in different ways. Leave it out.';
  // `//evil.example` is another site.
  return /^(https?:\/)?\/[:*]/i.test(to)
    ? 'A target that begins with a parameter can lead to any other site. Begin it with a fixed part, such as "/archive/*".'
    : undefined;
}

const removeWww = (url: string) => new URL(url).host.replace(/^www\./, '');

function validateTarget(to: string, context: RedirectContext): string | undefined {
  const { redirects, files, origin } = context;
  if (URL.canParse(to)) {
    if (!/^https?:/i.test(to)) return 'It leads to no page. Write a path or an https address.';
    return removeWww(to) === removeWww(origin)
      ? 'That is this site, and could be a loop. Write the path alone, such as /prices.'
      : undefined;
  }
  const path = to.replace(/[?#].*$/, '');
  if (normalizeAddress(path) === '/404')
    return 'Search engines would take the page for unknown addresses for this one. Remove the redirect: an unknown address shows it.';
  const next = Object.keys(redirects).find((from) => matches(from, path));
  if (next !== undefined) return `${next} is a redirect, too. Write where the visitor ends.`;
  const isKnown =
    [...listPages(context), ...files].some((address) => matches(path, address)) ||
    files.has(decodePath(`${path.replace(/\/$/, '')}/index.html`)) ||
    listFallbacks(context).some((pattern) => matches(pattern, path));
  if (!to.startsWith('/') || !isKnown) return 'There is no such page. Correct where it leads.';
  return /.\/$/.test(path) && !files.has(decodePath(`${path}index.html`))
    ? 'Hosts redirect it once more. Remove the slash at its end.'
    : undefined;
}
