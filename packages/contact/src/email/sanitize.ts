/** Start of an encoded word (RFC 2047), which mail programs decode into other text. */
const encodedWord = /=(?=\?)/g;

/** Returns a visitor's text in one line, without encoded words and hidden text, for a header. */
export function sanitizeHeader(value: string): string {
  return removeHiddenText(value).replace(lineBreaks, ' ').replace(encodedWord, '=\u00A0');
}

/** Tag characters and runs of invisible characters. A joiner after a variation selector is part of many emoji. */
const hiddenText = /[\u{E0000}-\u{E007F}]|(?!\uFE0F\u200D(?!\p{DI}))\p{DI}{2,}/gu;

function removeHiddenText(value: string): string {
  return value.replace(hiddenText, '');
}

/** A plain e-mail address, such as anna@example.com. Mail programs link www.name@example.com as a web address. */
const emailAddress = /^(?!(www|ftp)[.])[a-z0-9'&_+-]+([.][a-z0-9'&_+-]+)*@[a-z0-9-]+([.][a-z0-9-]+)+[.!?]*$/i;

const tokens = /[^\s<>()[\]{}",;]+/gu;

/** What mail programs link: dots before letters, in IP addresses and of Unicode, `www.`, colons of schemes, two slashes. */
const linkParts =
  /[.](?=[\p{L}\p{M}\p{Cf}])|(?<=\bwww)[.]|[\u2024\u3002\uFE52\uFF0E\uFF61]|(?<=\d)[.](?=\d+[.]\d+[.]\d)|(?<=[\p{L}\d]):(?=[\p{L}/\\@])|(?<=\p{L}):(?=\S)|[/\\](?=[/\\])|@/giu;

/** Returns a text without hidden text and links, which zero-width spaces break. Keeps plain e-mail addresses. */
export function disableLinks(value: string): string {
  return removeHiddenText(value).replace(tokens, (token) =>
    emailAddress.test(token) ? token : token.replace(linkParts, '$&\u200B'),
  );
}

const rightToLeft = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;
const rightToLeftLines = new RegExp(`^.*[${rightToLeft}].*$`, 'gmu');

/** Isolates the direction of lines with right-to-left letters, for plain text. Others get no invisible characters. */
export function isolate(value: string): string {
  return value.replace(rightToLeftLines, '\u2068$&\u2069');
}

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Indents every line but the first, so that a visitor cannot forge a line of the e-mail. */
export function indentLines(value: string): string {
  return value.replace(lineBreaks, '\n    ');
}

/** Truncates a text between grapheme clusters, to at most `longest` UTF-16 code units. */
export function truncate(value: string, longest: number): string {
  if (value.length <= longest) return value;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
