import { diff } from 'node:util';

/** A key, or what else the visitor did, and what was said until all was silent again. */
export interface Heard {
  key: string;
  said: readonly string[];
}

/** What the browser says of itself while a page arrives: a matter of how long it took, and none of the page. */
const ofTheBrowser = [
  /^Loading\. ?Please wait\.$/,
  /^Finished loading\b/,
  /— Mozilla Firefox\b/,
  /^resolve_deny:/,
  /\bdocument web\.$/,
];

/** What has gone from the page is called by whatever has its number by then: a slip of Orca 43. */
const ofWhatIsGone = /^leaving [\w ]+\.$/;

/** How many there are beside which one is shown: Orca 43 says it or not, by chance. */
const ofCounters = /^\d+ (\/|of) \d+$/;

/** One sentence with the names that differ from run to run taken out, or nothing where it is none of the page. */
export function normalise(said: string): string | undefined {
  if ([...ofTheBrowser, ofWhatIsGone, ofCounters].some((pattern) => pattern.test(said.trim())))
    return undefined;
  const text = said
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://site')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text || undefined;
}

/** As it stands in a file: each key on a line of its own, and what was said below it. */
export function written(heard: readonly Heard[]): string {
  return heard
    .map(({ key, said }) => {
      const lines = said.map(normalise).filter((line) => line !== undefined);
      return [`[${key}]`, ...(lines.length > 0 ? lines : ['(nothing)']).map((line) => `  ${line}`)].join(
        '\n',
      );
    })
    .join('\n')
    .concat('\n');
}

/**
 * What a reviewer wants to see of two transcripts: the lines that went (-) and came (+), below the key that each of
 * them follows. Nothing where both are the same.
 */
export function difference(before: string, after: string): string {
  const changes = diff(before.trimEnd().split('\n'), after.trimEnd().split('\n'));
  const shown: string[] = [];
  let key = '';
  let shownKey = '';
  for (const [kind, line] of changes) {
    if (kind === 0 && line.startsWith('[')) key = line;
    if (kind === 0) continue;
    if (key !== shownKey) shown.push(`  ${key}`);
    shownKey = key;
    shown.push(`  ${signs[kind]} ${line.trim()}`);
  }
  return shown.join('\n');
}

/** `diff` tells how the second becomes the first. */
const signs = { '-1': '+', '1': '-' } as Record<number, string>;
