import { ArticleCard as Card } from '@tarcza/ui';
import { digestLabels, firstSentence, type Article, type DigestKey } from '../content/articles/articles';
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
      text={featured ? excerpt : firstSentence(article)}
      href={`/blog/${slug}`}
      label={featured ? blog.featured : category}
      date={{ iso: date, text: polishDate(date) }}
      picture={<Cover of={icon} scene={scene} priority={featured} />}
      {...(featured && { look: 'featured', headingLevel: 2, action: blog.read, lists: digest(article) })}
    />
  );
}

/** How many items of a list a card has room for. */
const shownItems = (key: DigestKey) => (key === 'methods' ? 3 : 2);

/** The beginnings of an article's short lists. */
const digest = ({ seoContent }: Article) =>
  (Object.keys(seoContent) as DigestKey[]).map((key) => ({
    title: digestLabels[key],
    items: seoContent[key]?.slice(0, shownItems(key)) ?? [],
  }));
