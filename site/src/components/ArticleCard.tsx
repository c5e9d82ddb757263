import { ArticleCard as Card } from '@tarcza/ui';
import type { Article } from '../content/articles/articles';
import { blog } from '../content/articles/blog';
import { polishDate } from '../text/dates';
import { Cover } from './Cover';

export interface ArticleCardProps {
  article: Article;
  /** @default 'plain' */
  look?: 'plain' | 'featured';
}

/** An article among others. */
export function ArticleCard({ article, look = 'plain' }: ArticleCardProps) {
  const { title, excerpt, slug, category, icon, scene, date } = article;
  const featured = look === 'featured';
  return (
    <Card
      title={title}
      text={excerpt}
      href={`/blog/${slug}`}
      label={featured ? blog.featured : category}
      date={{ iso: date, text: polishDate(date) }}
      author={blog.article.author.name}
      picture={<Cover of={icon} scene={scene} priority={featured} />}
      {...(featured && { look, headingLevel: 2, action: blog.read })}
    />
  );
}
