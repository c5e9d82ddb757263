import { encodeAddress, fillPattern } from './pattern.ts';
import { lifetimes, type HostRules } from './rules.ts';

/**
 * Renders `_redirects`. Netlify's rewrites never hide an existing file.
 * https://docs.netlify.com/manage/routing/redirects/overview
 */
export function renderNetlifyRedirects({ redirects, rewrites }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to }) => [
      from,
      fillPattern(to, (name) => `:${name === '*' ? 'splat' : name}`),
      301,
    ]),
    ...rewrites.map(({ from, file }) => [from, encodeAddress(file), 200]),
  ] as const;
  return lines
    .flatMap(([from, to, status]) => getSpellings(String(from)).map((path) => `${path} ${to} ${status}\n`))
    .join('');
}

/**
 * Renders `_headers`. Netlify joins fields of the same name, so no address gets one twice, and other sites may show all files.
 * It sends files without a lifetime with `max-age=0, must-revalidate`. A rule for a folder would also apply to the 404 of a missing
 * file, so each file has its own.
 * https://docs.netlify.com/manage/routing/headers
 */
export function renderNetlifyHeaders({ headers, pageHeaders, ...files }: HostRules): string {
  const block = (path: string, fields: HostRules['headers']) =>
    `${path}\n${Object.entries(fields)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', { ...headers, ...pageHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(['hashed', 'media'] as const).flatMap((kind) =>
      files[kind].flatMap(getSpellings).map((path) => block(path, { 'Cache-Control': lifetimes[kind] })),
    ),
  ].join('');
}

/** Returns a path as it is and percent-encoded; only the latter if it contains a blank. */
const getSpellings = (path: string) =>
  [...new Set([encodeURI(path), path])].filter((spelling) => !/\s/.test(spelling));
