import { fillPattern, parameterNames, regexOf } from './pattern.ts';
import { noCache, type HostRules } from './rules.ts';

/**
 * Returns the directives for a `server` block of nginx. No `location` has an `add_header` of its own, which would discard
 * the others: the one value that differs is a variable.
 * @throws if a file cannot be named in nginx's configuration.
 */
export function nginxConf({ redirects, rewrites, headers, pageHeaders, lifetimes }: HostRules): string {
  return [
    '# Written by the build. In a server block: root /var/www/site; include /var/www/site/nginx.conf;',
    'absolute_redirect off;',
    'error_page 404 @site_missing;',
    '',
    `set $site_cache ${noCache};`,
    'add_header Cache-Control $site_cache always;',
    ...Object.entries({ ...headers, ...pageHeaders }).map(
      ([name, value]) => `add_header ${name} ${quoted(value.replaceAll('$', '%24'))} always;`,
    ),
    '',
    ...redirects.map(
      ({ from, to }) => `rewrite ${quoted(regexOf(from))} ${quoted(target(from, to))} permanent;`,
    ),
    ...cleanAddresses,
    '',
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    'location = /nginx.conf { return 404; }',
    ...rewrites.map(
      ({ from, file }) =>
        `location ~ ${quoted(regexOf(from))} { try_files ${own} ${quoted(fileName(file))} =404; }`,
    ),
    ...lifetimes.flatMap(({ cacheControl, files }) =>
      files.map((file) => `location = ${quoted(file)} { set $site_cache ${quoted(cacheControl)}; }`),
    ),
    `location / { try_files ${own} =404; }`,
    `location @site_missing { set $site_cache ${noCache}; try_files /404.html =404; }`,
    '',
  ].join('\n');
}

/** The files that answer an address. */
const own = '$uri $uri.html $uri/index.html';

/** `/faq.html`, `/faq/` and `/faq/index.html` lead to `/faq`, if there is such a page. */
const cleanAddresses = [
  'if (-f $request_filename) {',
  String.raw`  rewrite "^/index\.html$" / permanent;`,
  String.raw`  rewrite "^(.+?)(?:/index)?\.html$" $1 permanent;`,
  '}',
  'set $site_page "";',
  'if ($uri ~ "^/(?<site_path>.+)/$") { set $site_page $site_path; }',
  'if (-f "$document_root/$site_page.html") { rewrite "^(.+)/$" $1 permanent; }',
  'if (-f "$document_root/$site_page/index.html") { rewrite "^(.+)/$" $1 permanent; }',
];

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** nginx appends the query of the request at the end, so a fragment gets it before. */
function target(from: string, to: string): string {
  const names = parameterNames(from);
  const filled = fillPattern(to.replaceAll('$', '%24'), (name) => `$${names.indexOf(name) + 1}`);
  const [page = '', fragment] = filled.split('#');
  if (fragment === undefined) return filled;
  return `${page}${page.includes('?') ? '&' : '$is_args'}$args#${fragment}?`;
}

function fileName(file: string): string {
  if (file.includes('$'))
    throw new Error(`nginx's configuration cannot name ${file}: a "$" begins a variable. Rename the page.`);
  return file;
}
