import type { ArticleNode } from '@tarcza/static-site';

const texts = import.meta.glob<readonly ArticleNode[]>('./articles/texts/*.md', { import: 'default' });

/** Fetches the text of an article, which is a file of its own: the list of articles does without. */
export async function loadArticleText(slug: string): Promise<readonly ArticleNode[]> {
  const load = texts[`./articles/texts/${slug}.md`];
  if (!load)
    throw new Error(`The article ${slug} has no text. Write it into content/articles/texts/${slug}.md.`);
  return load();
}
