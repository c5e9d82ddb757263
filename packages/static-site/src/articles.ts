import type { ArticleNode } from './ArticleText.tsx';
import { importFile } from './importFile.ts';

/** The front matter of an article, as `markdown()` exports it. */
export interface ArticleSummary {
  title: string;
  description: string;
  /** ISO date, such as 2026-11-05. */
  date: string;
  /** The date as readers of the language write it, formatted at build. */
  dateText: string;
}

export type Article<Summary = ArticleSummary> = Summary & {
  /** Last part of its address: the name of its file without ending. */
  slug: string;
  /** Name of its folder: the language, in a site with several. */
  folder: string;
  loadText: () => Promise<readonly ArticleNode[]>;
};

/**
 * Returns the articles, the newest first.
 *
 * @param summaries `import.meta.glob('./articles/*\/*.md', { query: '?summary', import: 'default', eager: true })`, or files of
 * your own next to the texts.
 * @param texts `import.meta.glob('./articles/*\/*.md', { import: 'default' })`
 * @throws Error that names a text, or a file with its title and date, that is missing.
 */
export function createArticles<Summary extends { date: string } = ArticleSummary>(
  summaries: Readonly<Record<string, Summary>>,
  texts: Readonly<Record<string, Article['loadText']>>,
): Article<Summary>[] {
  const paths = new Set(Object.keys(summaries).map((file) => file.replace(/\w+$/, 'md')));
  const lost = Object.keys(texts).find((text) => !paths.has(text));
  if (lost)
    throw new Error(`${lost} has no title and date. Write them into a file of the same name beside it.`);
  return Object.entries(summaries)
    .map(([file, summary]) => {
      const [, path, folder = '', slug = ''] = /^(.*?([^/]+)\/([^/]+))\.\w+$/.exec(file) ?? [];
      const text = `${path}.md`;
      if (!texts[text]) throw new Error(`${text} is missing. Write the text of the article into it.`);
      return { ...summary, slug, folder, loadText: () => importFile(texts, text) };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}
