import { ArticleCard as Card } from '@tarcza/ui';
import { digestLabels, type Article, type DigestKey } from '../content/articles/articles';
import { blog } from '../content/articles/blog';
import { polishDate } from '../text/dates';
import { Cover } from './Cover';

export interface ArticleCardProps {
  article: Article;
  /** @default 'plain' */
  look?: 'plain' | 'featured';
  /** Leaves out the short lists. @default false */
  isBrief?: boolean;
}

/** Renders an article in a list. */
export function ArticleCard({ article, look = 'plain', isBrief = false }: ArticleCardProps) {
  const { title, excerpt, slug, category, kind, scene, date } = article;
  const featured = look === 'featured';
  return (
    <Card
      title={title}
      text={excerpt}
      href={`/blog/${slug}`}
      label={featured ? blog.featured : category}
      date={{ iso: date, text: polishDate(date) }}
      author={blog.article.author}
      {...(!isBrief && { lists: shortenLists(article) })}
      picture={<Cover of={kind} scene={scene} priority={featured} />}
      {...(featured && { look, headingLevel: 2, action: blog.read })}
    />
  );
}

/** Returns the beginnings of an article's first two short lists, for which a card has room. */
const shortenLists = ({ seoContent }: Article) =>
  (Object.keys(seoContent) as DigestKey[]).slice(0, 2).map((key) => ({
    title: digestLabels[key],
    items: seoContent[key]?.slice(0, key === 'methods' ? 3 : 2) ?? [],
  }));
