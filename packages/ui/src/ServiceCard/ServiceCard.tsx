import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import * as styles from './ServiceCard.css.js';

export interface ServiceCardProps extends RootProps {
  /** Name of the service: the heading, and the name of the card's one link. */
  title: string;
  /** What it is, in a sentence or two: a text, or nodes such as paragraphs, links and lists. */
  text?: ReactNode;
  /** Address of the page about it. */
  href: string;
  /** A drawing that decorates the title. */
  icon?: ReactNode;
  /** A picture across the top of the card, cut to 16:9: a LazyImage. */
  picture?: ReactNode;
  /** A few words that stand out, such as a price. */
  badge?: string;
  /** Short facts, listed with check marks. */
  points?: readonly ReactNode[];
  /** Further content after the facts. Its links and controls lie above the link of the card. */
  children?: ReactNode;
  /** The last line, before an arrow: "od 600 zł". */
  foot?: string;
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * `urgent` is for emergencies.
   * @default 'plain'
   */
  tone?: 'plain' | 'urgent';
  /** The card. */
  ref?: Ref<HTMLElement>;
}

/** One service to choose. The link of its title covers the whole card. */
export function ServiceCard({
  title,
  text,
  href,
  icon,
  picture,
  badge,
  points = [],
  children,
  foot,
  headingLevel = 3,
  tone = 'plain',
  ref,
  ...rest
}: ServiceCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rootProps(rest)} ref={ref} className={styles.tone[tone]}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      {badge && <p className={styles.badge}>{badge}</p>}
      <Heading className={styles.title}>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {text && <Text className={styles.text}>{text}</Text>}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point, index) => (
            <li key={index} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.content}>{children}</div>}
      {foot && <p className={styles.foot}>{foot}</p>}
    </article>
  );
}
