import { escapeRegex, fillPattern, parameterNames, regexOf } from './pattern.ts';
import { noCache, type HostRules } from './rules.ts';

/**
 * Returns the content of `firebase.json`. Patterns become regular expressions: a glob has more special characters, and
 * one with a parameter ignores case.
 * https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseJson({ redirects, rewrites, headers, pageHeaders, lifetimes }: HostRules): string {
  const fields = (all: HostRules['headers']) => Object.entries(all).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '**/.*', '**/*.map', '**/*.local'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      regex: regexOf(from, inBothSpellings),
      destination: destination(from, to),
      type: 301,
    })),
    rewrites: rewrites.map(({ from, file }) => ({
      regex: regexOf(from, inBothSpellings),
      destination: file,
    })),
    headers: [
      { source: '**', headers: fields({ ...headers, ...pageHeaders, 'Cache-Control': noCache }) },
      // By name: a rule for the folder would also apply to the 404 of a missing file.
      ...lifetimes.map(({ cacheControl, files }) => ({
        regex: `^(?:${files.map(inBothSpellings).join('|')})$`,
        headers: fields({ 'Cache-Control': cacheControl }),
      })),
    ],
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}

/** Matches a text as it is and percent-encoded: redirects are matched decoded, rewrites and headers encoded. */
const inBothSpellings = (text: string) =>
  text.replaceAll(/[^/]/gu, (letter) => {
    const encoded = encodeURIComponent(letter);
    if (encoded === letter) return escapeRegex(letter);
    const anyCase = encoded.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
    return `(?:${escapeRegex(letter)}|${anyCase})`;
  });

/** Firebase encodes a target itself, and names the groups of a regular expression `:1`, `:2` and so on. */
function destination(from: string, to: string): string {
  const names = parameterNames(from);
  if (names.length === 0) return decodeURI(to);
  const filled = fillPattern(to, (name) => `:${names.indexOf(name) + 1}`);
  return decodeURI(filled).replaceAll(/[()*]/g, (letter) => `%${letter.codePointAt(0)?.toString(16)}`);
}
