import { fillPattern, getParameterNames, createRegex } from './pattern.ts';
import { hashedFolder, lifetimes, type HostRules } from './rules.ts';

/** Renders the directives of a `server` block. Cache-Control is a variable: an `add_header` in a `location` discards the others. */
export function renderNginxConf({ redirects, rewrites, headers, media }: HostRules): string {
  return [
    '# Written by the build. In a server block: root /var/www/site; include /var/www/site/nginx.conf;',
    'absolute_redirect off;',
    '# The build has compressed the texts. With the module ngx_brotli, add: brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'error_page 404 @site_missing;',
    '',
    `set $site_cache ${lifetimes.other};`,
    'add_header Cache-Control $site_cache always;',
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quote(value.replaceAll('$', '%24'))} always;`,
    ),
    '',
    ...redirects.map(
      ({ from, to }) => `rewrite ${quote(createRegex(from))} ${quote(renderTarget(from, to))} permanent;`,
    ),
    ...cleanAddresses,
    '',
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    'location = /nginx.conf { return 404; }',
    ...rewrites.map(
      ({ from, file }) =>
        `location ~ ${quote(createRegex(from))} { try_files ${pageFiles} ${quote(file)} =404; }`,
    ),
    ...media.map((file) => `location = ${quote(file)} { set $site_cache ${quote(lifetimes.media)}; }`),
    `location ^~ ${hashedFolder} { set $site_cache ${quote(lifetimes.hashed)}; try_files $uri =404; }`,
    `location / { try_files ${pageFiles} =404; }`,
    `location @site_missing { set $site_cache ${lifetimes.other}; try_files /404.html =404; }`,
    '',
  ].join('\n');
}

const pageFiles = '$uri $uri.html $uri/index.html';

/** Redirects `/faq.html`, `/faq/` and `/faq/index.html` to `/faq`, if there is such a page. */
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

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Renders a target. Adds the request's query before a fragment, because nginx would append it at the end. */
function renderTarget(from: string, to: string): string {
  const names = getParameterNames(from);
  const filled = fillPattern(to.replaceAll('$', '%24'), (name) => `$${names.indexOf(name) + 1}`);
  const [page = '', fragment] = filled.split('#');
  if (fragment === undefined) return filled;
  return `${page}${page.includes('?') ? '&' : '$is_args'}$args#${fragment}?`;
}
