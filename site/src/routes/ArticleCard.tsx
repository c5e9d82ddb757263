import { digestLabels, type Article, type DigestKey } from '../content/articles';
import { polishDate } from '../content/dates';
import { Icon } from '../icons';
import * as page from '../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import * as styles from './ArticleCard.css';

export interface ArticleCardProps {
  article: Article;
  headingLevel: 2 | 3;
  /**
   * Shows the short lists as well.
   * @default false
   */
  digest?: boolean;
}

/** An article among others; all of the card leads to it. */
export function ArticleCard({ article, headingLevel, digest = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-labelledby={article.slug}>
      <p className={styles.category}>
        <Icon name={article.icon} />
        {article.category}
      </p>
      <Heading id={article.slug} className={page.title4}>
        <RouterLink className={styles.link} href={`/blog/${article.slug}`}>
          {article.title}
        </RouterLink>
      </Heading>
      <p>{article.excerpt}</p>
      {digest && <Digest lists={article.seoContent} headingLevel={headingLevel === 2 ? 3 : 4} />}
      <Byline article={article} />
    </article>
  );
}

/** When and by whom. */
export function Byline({ article: { date, author } }: { article: Article }) {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{polishDate(date)}</time>
      <span>{author}</span>
    </p>
  );
}

/** How many items of a list a card has room for. */
const shownItems = (key: DigestKey) => (key === 'methods' ? 3 : 2);

interface DigestProps {
  lists: Article['seoContent'];
  headingLevel: 3 | 4;
}

/** The beginnings of an article's short lists. */
export function Digest({ lists, headingLevel }: DigestProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.digest}>
      {(Object.keys(lists) as DigestKey[]).map((key) => (
        <div key={key}>
          <Heading className={styles.digestHeading}>{digestLabels[key]}</Heading>
          <ul className={styles.digestList}>
            {lists[key]?.slice(0, shownItems(key)).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
