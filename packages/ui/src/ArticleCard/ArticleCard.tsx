import { useId, type ReactNode, type Ref } from 'react';
import { CardLink } from '../CardLink.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import * as styles from './ArticleCard.css.js';

export interface ArticleCardProps extends RootProps {
  /** Title of the article: heading, accessible name of the card, and text of its link. */
  title: string;
  /** Summary of one or two sentences. */
  text: ReactNode;
  /** Address of the article. */
  href: string;
  /** Short text above the title, such as the category. */
  label?: string | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** A LazyImage, cropped to 16:9. It is above the text, or next to it in a wide featured card. */
  picture?: ReactNode;
  /** Date of publication: `iso` for the `datetime` attribute, such as `2026-11-05`, and `text` to show. */
  date?: { iso: string; text: string } | undefined;
  /** Name of the author. */
  author?: string | undefined;
  /** Short lists from the article. */
  lists?: readonly { title: string; items: readonly string[] }[] | undefined;
  /** Decorative text that looks like a button: "Czytaj artykuł". */
  action?: string | undefined;
  /**
   * Heading level of the title. The titles of the lists are one level deeper.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * `featured` is a large card.
   * @default 'plain'
   */
  look?: 'plain' | 'featured' | undefined;
  /** The card. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders a card for an article. The link of its title covers the whole card. */
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
    <article
      {...rootProps(rest, { 'aria-labelledby': titleId, 'data-card': '' })}
      ref={ref}
      className={styles.look[look]}
    >
      <div className={styles.layout[look]}>
        {picture && <div className={styles.picture[look]}>{picture}</div>}
        <div className={styles.content}>
          {label && (
            <p className={styles.label}>
              {icon && <span className={styles.icon}>{icon}</span>}
              <span>{label}</span>
            </p>
          )}
          <Heading id={titleId} className={styles.title}>
            <CardLink href={href}>{title}</CardLink>
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
