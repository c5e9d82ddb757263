import { escapeRegex, fillPattern, getParameterNames, createRegex } from './pattern.ts';
import { lifetimes, type HostRules } from './rules.ts';

/**
 * Patterns are regular expressions: globs have more special characters, and ignore case with a parameter.
 * https://firebase.google.com/docs/hosting/full-config
 */
export function renderFirebaseJson(rules: HostRules): string {
  const { redirects, rewrites, headers } = rules;
  const fields = (all: HostRules['headers']) => Object.entries(all).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '**/.*', '**/*.map', '**/*.local'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      regex: createRegex(from, renderBothSpellings),
      destination: renderDestination(from, to),
      type: 301,
    })),
    rewrites: rewrites.map(({ from, file }) => ({
      regex: createRegex(from, renderBothSpellings),
      destination: file,
    })),
    // Of two rules for one field, the last one applies.
    headers: [
      { source: '**', headers: fields({ ...headers, ...createCacheHeader('other') }) },
      // By name, because a rule for a folder or type would also apply to the 404 of a missing file.
      ...(['media', 'hashed'] as const)
        .filter((kind) => rules[kind].length > 0)
        .map((kind) => ({
          regex: `^(?:${rules[kind].map(renderBothSpellings).join('|')})$`,
          headers: fields(createCacheHeader(kind)),
        })),
    ],
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}

const createCacheHeader = (kind: keyof typeof lifetimes) => ({ 'Cache-Control': lifetimes[kind] });

/** Renders a pattern for a text as it is and percent-encoded. Firebase decodes for redirects, not for rewrites and headers. */
const renderBothSpellings = (text: string) =>
  text.replaceAll(/[^/]/gu, (letter) => {
    const encoded = encodeURIComponent(letter);
    if (encoded === letter) return escapeRegex(letter);
    const anyCase = encoded.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
    return `(?:${escapeRegex(letter)}|${anyCase})`;
  });

/** Renders a target. Firebase encodes it and names the groups of a regular expression `:1`, `:2` and so on. */
function renderDestination(from: string, to: string): string {
  const names = getParameterNames(from);
  if (names.length === 0) return decodeURI(to);
  const filled = fillPattern(to, (name) => `:${names.indexOf(name) + 1}`);
  return decodeURI(filled).replaceAll(/[()*]/g, (letter) => `%${letter.codePointAt(0)?.toString(16)}`);
}
