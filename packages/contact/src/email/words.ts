/*
 * Makes a visitor's text safe for an e-mail.
 */

/** What mail programs take for an encoded word (RFC 2047) and decode into other text. */
const encodedWord = /=(?=\?)/g;

/** Returns a visitor's text as a header can carry it. */
export function headerText(value: string): string {
  return value.replace(encodedWord, '=\u00A0');
}

/** A plain e-mail address, such as anna@example.com. Mail programs read www.name@example.com as a web address. */
const emailAddress = /^(?!(www|ftp)[.])[a-z0-9_+-]+([.][a-z0-9_+-]+)*@[a-z0-9-]+([.][a-z0-9-]+)+[.!?]*$/i;

const tokens = /[^\s<>()[\]{}",;]+/gu;

/**
 * Where mail programs see an address: a dot before a letter or in four numbers, any dot that browsers read as one,
 * `www.`, a scheme's colon, two slashes.
 */
const linkParts =
  /[.](?=[\p{L}\p{M}\p{Cf}])|(?<=\bwww)[.]|[\u2024\u3002\uFE52\uFF0E\uFF61]|(?<=\d)[.](?=\d+[.]\d+[.]\d)|(?<=[\p{L}\d]):(?=[\p{L}/\\@])|(?<=\p{L}):(?=\S)|[/\\](?=[/\\])|@/giu;

/**
 * Returns a text in which no address can be clicked, because the e-mail comes from the company itself. A zero-width
 * space breaks each address; plain e-mail addresses stay whole.
 */
export function withoutLinks(value: string): string {
  return value.replace(tokens, (token) =>
    emailAddress.test(token) ? token : token.replace(linkParts, '$&\u200B'),
  );
}

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Returns a text of which every line but the first is indented, so that none can pass for a line of the e-mail. */
export function indented(value: string): string {
  return value.replace(lineBreaks, '\n    ');
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
