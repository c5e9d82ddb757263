import { useId, type ReactNode, type Ref } from 'react';
import { Link } from '../Link/Link.js';
import * as styles from './ArticleCard.css.js';

export interface ArticleCardProps {
  /** Title of the article: the heading, the name of the card and of its one link. */
  title: string;
  /** What it is about, in a sentence or two. */
  text: ReactNode;
  /** Address of the article. */
  href: string;
  /** A few words above the title: its category, or why it stands out. */
  label?: string;
  /** A drawing before them. */
  icon?: ReactNode;
  /** A picture, cut to 16:9: a LazyImage. Across the top of a plain card, beside the words of the featured one. */
  picture?: ReactNode;
  /** The day it was written: for machines as `2026-11-05`, and as it is to be read. */
  date?: { iso: string; text: string };
  /** Who wrote it. */
  author?: string;
  /** Short lists out of the article. */
  lists?: readonly { title: string; items: readonly string[] }[];
  /** What following the link does, in words that look like a button: "Czytaj artykuł". */
  action?: string;
  /**
   * Level of the title in the page's outline; the titles of the lists are one deeper.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * `featured` is for the one article that is shown large.
   * @default 'plain'
   */
  look?: 'plain' | 'featured';
  /** The card. */
  ref?: Ref<HTMLElement>;
}

/** An article among others. All of the card leads to it, before and without scripting. */
export function ArticleCard(props: ArticleCardProps) {
  const {
    title,
    text,
    href,
    label,
    icon,
    picture,
    date,
    author,
    action,
    headingLevel = 3,
    look = 'plain',
    ref,
  } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  // A paragraph cannot hold another one.
  const Text = typeof text === 'string' ? 'p' : 'div';
  const lists = <Lists {...props} />;
  return (
    <article ref={ref} className={styles.look[look]} aria-labelledby={titleId}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {label && (
          <p className={styles.label}>
            {icon && <span className={styles.icon}>{icon}</span>}
            {label}
          </p>
        )}
        <Heading id={titleId} className={styles.title}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </Heading>
        <Text className={styles.text}>{text}</Text>
        {look === 'plain' && lists}
        {(date ?? author) && (
          <p className={styles.byline}>
            {date && <time dateTime={date.iso}>{date.text}</time>}
            {author && <span>{author}</span>}
          </p>
        )}
        {action && (
          <p className={styles.action} aria-hidden="true">
            {action}
          </p>
        )}
      </div>
      {look !== 'plain' && lists}
    </article>
  );
}

function Lists({ lists = [], headingLevel = 3 }: ArticleCardProps) {
  const Heading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    lists.length > 0 && (
      <div className={styles.lists}>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <Heading className={styles.listTitle}>{title}</Heading>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )
  );
}
