import type { ArticleBlock } from './articleText';

// The build reads the Markdown (see site/articleMarkdown.ts): the browser gets the blocks alone.
const texts = import.meta.glob<readonly ArticleBlock[]>('./articles/*.md', { import: 'default' });

/** Fetches the text of an article, which is a file of its own: the list of articles does without. */
export async function loadArticleText(slug: string): Promise<readonly ArticleBlock[]> {
  const load = texts[`./articles/${slug}.md`];
  if (!load) throw new Error(`The article ${slug} has no text. Write it into content/articles/${slug}.md.`);
  return load();
}
