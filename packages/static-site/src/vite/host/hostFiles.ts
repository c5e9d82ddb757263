import type { HostRules } from './rules.ts';

/** Hosts whose own format the build writes. */
export type Host = 'firebase' | 'netlify';

const forAYear = 'public, max-age=31536000, immutable';

/** The files in which a host reads its rules, by their names in the folder of the site. */
export function hostFiles(host: Host, rules: HostRules): Record<string, string> {
  return host === 'firebase'
    ? { 'firebase.json': `${JSON.stringify({ hosting: firebaseHosting(rules) }, undefined, 2)}\n` }
    : { _redirects: netlifyRedirects(rules), _headers: netlifyHeaders(rules) };
}

/** https://firebase.google.com/docs/hosting/full-config */
function firebaseHosting({ redirects, rewrites, headers, pageHeaders, immutable }: HostRules) {
  const fields = (all: HostRules['headers']) => Object.entries(all).map(([key, value]) => ({ key, value }));
  return {
    public: '.',
    ignore: ['firebase.json', '**/.*', '**/*.map', '**/*.local'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    rewrites: rewrites.map(({ from, file }) => ({
      source: from.replace(/\*$/, '**').replaceAll(/:\w+/g, '*'),
      destination: file,
    })),
    headers: [
      { source: '**', headers: fields({ ...headers, 'Cache-Control': 'no-cache' }) },
      { source: '!/@(assets|images)/**', headers: fields(pageHeaders) },
      // By name: a rule for the folder would hold for a file that is missing too, and have its 404 kept for a year.
      ...(immutable.length > 0
        ? [
            {
              regex: `^(?:${immutable.map(escapeRegex).join('|')})$`,
              headers: fields({ 'Cache-Control': forAYear }),
            },
          ]
        : []),
    ],
  };
}

const escapeRegex = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** https://docs.netlify.com/manage/routing/redirects/overview: a rewrite never hides a file that is there. */
function netlifyRedirects({ redirects, rewrites }: HostRules): string {
  return [
    ...redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301`),
    ...rewrites.map(({ from, file }) => `${encodeURI(from)} ${encodeURI(file)} 200`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** https://docs.netlify.com/manage/routing/headers: fields of the same name would be joined, so each comes once. */
function netlifyHeaders({ headers, pageHeaders, immutable }: HostRules): string {
  const block = (path: string, fields: HostRules['headers']) =>
    `${path}\n${Object.entries(fields)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  // What has no line of its own the browser asks for again, as Netlify does by itself.
  return [
    block('/*', { ...headers, ...pageHeaders }),
    ...immutable.map((path) => block(path, { 'Cache-Control': forAYear })),
  ].join('');
}
