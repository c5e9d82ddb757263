import { createArticles, type Article as ArticleOf, type ArticleNode } from '@tarcza/static-site';
import { typeset } from '../../text/typeset';
import type { ArticleDetails } from './article';

export { blogCategories, digestLabels, type BlogCategory, type DigestKey } from './article';

export type Article = ArticleOf<ArticleDetails>;

/** All articles, the newest first. The blog shows the first one large. */
export const articles: readonly Article[] = typeset(
  createArticles(
    import.meta.glob<ArticleDetails>('./content/articles/texts/*.ts', {
      base: '../../',
      import: 'article',
      eager: true,
    }),
    import.meta.glob<readonly ArticleNode[]>('./content/articles/texts/*.md', {
      base: '../../',
      import: 'default',
    }),
  ),
);
