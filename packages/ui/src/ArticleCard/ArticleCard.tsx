import { useId, type ReactNode, type Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import * as styles from './ArticleCard.css.js';

export interface ArticleCardProps extends RootProps {
  /** Title of the article: the heading, the name of the card and of its one link. */
  title: string;
  /** What it is about, in a sentence or two. */
  text: ReactNode;
  /** Address of the article. */
  href: string;
  /** A few words above the title: its category, or why it stands out. */
  label?: string;
  /** A drawing before the label. */
  icon?: ReactNode;
  /** A picture, cut to 16:9: a LazyImage. It is above the text of a plain card, and next to the text of a featured one. */
  picture?: ReactNode;
  /** The date of publication: `iso` for programs, as `2026-11-05`, and `text` for readers. */
  date?: { iso: string; text: string };
  /** Who wrote it. */
  author?: string;
  /** Short lists out of the article. */
  lists?: readonly { title: string; items: readonly string[] }[];
  /** What the link does, styled as a button: "Czytaj artykuł". */
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
export function ArticleCard({
  title,
  text,
  href,
  label,
  icon,
  picture,
  date,
  author,
  lists = [],
  action,
  headingLevel = 3,
  look = 'plain',
  ref,
  ...rest
}: ArticleCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const shownLists = lists.length > 0 && <Lists lists={lists} headingLevel={headingLevel} />;
  return (
    <article {...rootProps(rest, { 'aria-labelledby': titleId })} ref={ref} className={styles.look[look]}>
      <div className={styles.layout[look]}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          {label && (
            <p className={styles.label}>
              {icon && <span className={styles.icon}>{icon}</span>}
              <span>{label}</span>
            </p>
          )}
          <Heading id={titleId} className={styles.title}>
            <Link className={styles.link} href={href}>
              {title}
            </Link>
          </Heading>
          <Text className={styles.text}>{text}</Text>
          {look === 'plain' && shownLists}
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
        {look === 'featured' && shownLists}
      </div>
    </article>
  );
}

function Lists({ lists, headingLevel }: Required<Pick<ArticleCardProps, 'lists' | 'headingLevel'>>) {
  const Heading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <div className={styles.lists}>
      {lists.map(({ title, items }, place) => (
        <div key={place}>
          <Heading className={styles.listTitle}>{title}</Heading>
          <ul className={styles.list}>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
