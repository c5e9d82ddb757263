import { decodePath, encodePath } from '../../address.ts';

export const escapeRegex = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A parameter of a pattern: `:name` matches one segment, a final `*` the rest. */
const parameter = /(?<=\/)(?::([\w-]+)|(\*)$)(?=\/|$)/g;

/** Returns the names of a pattern's parameters in order. The name of a final `*` is `*`. */
export const getParameterNames = (pattern: string): string[] =>
  [...pattern.matchAll(parameter)].map(([, name]) => name ?? '*');

/** Returns the regular expression of a pattern. No value begins with a slash or backslash, which could lead to another site. */
export function createRegex(pattern: string, literal = escapeRegex): string {
  const parts = pattern
    .split('/')
    .slice(1)
    .map((part, index, all) => {
      if (part === '*' && index === all.length - 1) return String.raw`([^/\\].*)`;
      return /^:[\w-]+$/.test(part) ? String.raw`([^/\\][^/]*)` : literal(part);
    });
  return `^/${parts.join('/')}/?$`;
}

/** Memoizes a function, because thousands of redirects are compared with each other. */
export function memoize<Value>(compute: (text: string) => Value) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    if (!known.has(text)) known.set(text, compute(text));
    return known.get(text)!;
  };
}

/** Returns the source of a redirect as hosts match it: decoded, without a slash at the end. */
export const normalizeSource = memoize((from) =>
  decodePath(from)
    .normalize()
    .replace(/(?<=.)\/$/, ''),
);

/** Sorts redirects so that the first match is the most exact one: a fixed part before `:name`, that before `*`. */
export const sortRedirects = (redirects: Readonly<Record<string, string>>) =>
  Object.entries(redirects).toSorted(([one], [other]) => (getRank(one) < getRank(other) ? -1 : 1));
const getRank = (from: string) =>
  normalizeSource(from).replaceAll(parameter, (_, name) => (name ? '\uFFFE' : '\uFFFF'));

const compile = memoize((pattern) => new RegExp(createRegex(pattern), 'u'));

/** Returns the values of a pattern's parameters by name, or undefined if the address does not match. */
export function matchPattern(pattern: string, address: string): Record<string, string> | undefined {
  const match = compile(pattern).exec(address);
  return match
    ? Object.fromEntries(getParameterNames(pattern).map((name, index) => [name, match[index + 1] ?? '']))
    : undefined;
}

export const fillPattern = (pattern: string, valueOf: (name: string) => string) =>
  pattern.replaceAll(parameter, (_, name: string | undefined) => valueOf(name ?? '*'));

/** Returns the target of the first redirect that matches a decoded path, with the request's query; undefined if there is none. */
export function findRedirect(
  redirects: readonly { from: string; to: string }[],
  path: string,
  query: string | undefined,
): string | undefined {
  for (const { from, to } of redirects) {
    const values = matchPattern(from, path);
    if (values)
      return addQuery(
        fillPattern(to, (name) => encodePath(values[name] ?? '')),
        query,
      );
  }
  return undefined;
}

export function addQuery(target: string, query: string | undefined): string {
  if (!query) return target;
  const [page = '', ...fragment] = target.split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${query}${fragment.join('')}`;
}

/** Splits a requested URL into path and query, neither decoded. */
export function splitRequest(url = ''): { path: string; query: string | undefined } {
  const [path = '', query] = url.split(/\?(.*)/s);
  return { path, query };
}

/** Percent-encodes an address or URL. Existing escapes stay as they are. */
export function encodeAddress(address: string): string {
  const placeholder = 'http://site.invalid';
  const { href } = new URL(address, placeholder);
  return href.startsWith(`${placeholder}/`) ? href.slice(placeholder.length) : href;
}
