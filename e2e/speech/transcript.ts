/** A key or another interaction, and the utterances after it until silence. */
export interface Entry {
  key: string;
  announced: readonly string[];
}

/** Messages of the browser while a page loads. They depend on time. */
const aboutBrowser = [
  /^Loading\. ?Please wait\.$/,
  /^Finished loading\b/,
  /— Mozilla Firefox\b/,
  /^resolve_deny:/,
  /\bdocument web\.$/,
];

/** Orca 43 names a removed element by the one that has its index now. */
const aboutRemovedElements = /^leaving [\w ]+\.$/;

/** Position in a list, such as `2 / 3`. Orca 43 omits it at random. */
const aboutCounters = /^\d+ (\/|of) \d+$/;

/** Replaces the parts that differ between runs. Returns undefined for utterances that are not about the page. */
function normalise(announced: string): string | undefined {
  if (
    [...aboutBrowser, aboutRemovedElements, aboutCounters].some((pattern) => pattern.test(announced.trim()))
  )
    return undefined;
  const text = announced
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://site')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text || undefined;
}

/** Renders a transcript: each key on its own line, its utterances below it. */
export function written(entries: readonly Entry[]): string {
  return entries
    .map(({ key, announced }) => {
      const lines = announced.map(normalise).filter((line) => line !== undefined);
      return [`[${key}]`, ...(lines.length > 0 ? lines : ['(nothing)']).map((line) => `  ${line}`)].join(
        '\n',
      );
    })
    .join('\n')
    .concat('\n');
}
