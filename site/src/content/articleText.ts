/** A link to another page of the site. */
export interface ArticleLink {
  text: string;
  href: string;
}

/** A paragraph or an item of a list, in the order of reading. */
export type ArticleLine = readonly (string | ArticleLink)[];

/** A part of an article's text, in the order of reading. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: ArticleLine }
  | { kind: 'list'; items: readonly ArticleLine[] };

/** A line without its links, as search engines read it. */
export function plainLine(line: ArticleLine): string {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
