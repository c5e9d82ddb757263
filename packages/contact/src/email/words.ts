/*
 * A visitor's words on their way into an e-mail, where they must pass for nothing but that.
 */

/** What mail programs would take for words in disguise (RFC 2047) and decode, into reversed text or another name. */
const disguise = /=(?=\?)/g;

/** A visitor's words as a header can carry them. */
export function headerText(value: string): string {
  return value.replace(disguise, '=\u00A0');
}

const linkLike =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+[a-z]{2,24}(?![\p{L}\p{N}@])(?:[/?#:]\S*)?/giu;

/**
 * Text in which no address of a page can be clicked: mail programs make links of what looks like one, and this mail
 * comes from the company itself. A sign without width before each dot and slash keeps them from it.
 */
export function withoutLinks(value: string): string {
  return value.replace(linkLike, (found) => found.replace(/[./:](?=\S)/g, '$&\u200B'));
}

/** Cuts between characters, never inside an emoji or a letter with its accent. */
export function shortened(value: string, longest: number): string {
  if (value.length <= longest) return value;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
