import { encodeAddress, fillPattern } from './pattern.ts';
import type { HostRules } from './rules.ts';

/**
 * Returns the content of `_redirects`. A rewrite never hides a file that exists.
 * https://docs.netlify.com/manage/routing/redirects/overview
 */
export function netlifyRedirects({ redirects, rewrites }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to }) => [
      from,
      fillPattern(to, (name) => `:${name === '*' ? 'splat' : name}`),
      301,
    ]),
    ...rewrites.map(({ from, file }) => [from, encodeAddress(file), 200]),
  ] as const;
  return lines
    .flatMap(([from, to, status]) => spellings(String(from)).map((path) => `${path} ${to} ${status}\n`))
    .join('');
}

/**
 * Returns the content of `_headers`. Fields of the same name would be joined, so no address gets one twice. Netlify itself
 * sends what has no lifetime with `max-age=0, must-revalidate`.
 * https://docs.netlify.com/manage/routing/headers
 */
export function netlifyHeaders({ headers, pageHeaders, lifetimes }: HostRules): string {
  const block = (path: string, fields: HostRules['headers']) =>
    `${path}\n${Object.entries(fields)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', { ...headers, ...pageHeaders }),
    ...lifetimes.flatMap(({ cacheControl, files }) =>
      files.flatMap(spellings).map((path) => block(path, { 'Cache-Control': cacheControl })),
    ),
  ].join('');
}

/** Returns a path as it is and percent-encoded; only the latter if it has a blank, which would end it. */
const spellings = (path: string) =>
  [...new Set([encodeURI(path), path])].filter((spelling) => !/\s/.test(spelling));
