import { useId, type ReactNode, type Ref } from 'react';
import { CardLink } from '../CardLink.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import * as styles from './ServiceCard.css.js';

export interface ServiceCardProps extends RootProps {
  /** Name of the service: heading, and text of the card's link. */
  title: string;
  /** Description: a text, or nodes such as paragraphs, links and lists. */
  text?: ReactNode;
  /** Address of the page about the service. */
  href: string;
  /** Decorative icon above the title. */
  icon?: ReactNode;
  /** A LazyImage across the top of the card, cropped to 16:9. */
  picture?: ReactNode;
  /** Short highlighted text, such as a price. */
  badge?: string | undefined;
  /**
   * Short facts, each with a check mark.
   * @default []
   */
  points?: readonly ReactNode[] | undefined;
  /** Content after the facts. Its links and controls are above the link of the card. */
  children?: ReactNode;
  /** Last line, before an arrow: "od 600 zł". */
  foot?: string | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * `urgent` is for emergencies.
   * @default 'plain'
   */
  tone?: 'plain' | 'urgent' | undefined;
  /** The card. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders a card for a service. The link of its title covers the whole card. */
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
  const id = useId();
  return (
    <article
      {...rootProps(rest, { 'aria-labelledby': id, 'data-card': '' })}
      ref={ref}
      className={styles.tone[tone]}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      {badge && <p className={styles.badge}>{badge}</p>}
      <Heading id={id} className={styles.title}>
        <CardLink href={href}>{title}</CardLink>
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
