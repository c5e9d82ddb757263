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

// The build reads the Markdown (see site/articleMarkdown.ts): the browser gets the blocks alone.
const texts = import.meta.glob<readonly ArticleBlock[]>('./articles/*.md', { import: 'default' });

/** Fetches the text of an article, which is a file of its own: the list of articles does without. */
export async function loadArticleText(slug: string): Promise<readonly ArticleBlock[]> {
  const load = texts[`./articles/${slug}.md`];
  if (!load) throw new Error(`The article ${slug} has no text. Write it into content/articles/${slug}.md.`);
  return load();
}
