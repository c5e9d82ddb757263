import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './SiteFooter.css.js';

/** A line of the footer: a link if it has an address, a text otherwise. */
export interface FooterItem {
  label: string;
  /** A page, `mailto:` or `tel:`. */
  href?: string | undefined;
}

/** A heading and the lines below it. */
export interface FooterColumn {
  heading: string;
  items: readonly FooterItem[];
  /**
   * Two items beside each other, for short names such as towns.
   * @default false
   */
  pairs?: boolean;
  /** A line after them, such as the link to the whole list. */
  more?: FooterItem | undefined;
}

export interface SiteFooterProps extends RootProps {
  /** Name of the firm. */
  name: string;
  /** What it does, in a sentence or two. */
  about?: ReactNode;
  /** Who the firm is, as the law wants to read it: full name, seat, numbers of registers. */
  details?: ReactNode;
  /** The columns beside it. */
  columns: readonly FooterColumn[];
  /** The last line: rights and legal pages. Words and links side by side. */
  legal?: readonly FooterItem[];
  /** The footer. */
  ref?: Ref<HTMLElement>;
}

/** The end of every page: the firm, where its pages are, how to reach it, and the small print. */
export function SiteFooter({ name, about, details, columns, legal = [], ref, ...rest }: SiteFooterProps) {
  return (
    <footer {...rootProps(rest)} ref={ref} className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          {about && <p className={styles.paragraph}>{about}</p>}
          {details && <address className={styles.details}>{details}</address>}
        </div>
        {columns.map((column, index) => (
          <Column key={index} {...column} />
        ))}
      </div>
      {legal.length > 0 && (
        <div className={styles.legal}>
          {legal.map((item, index) => (
            <p key={index} className={styles.paragraph}>
              <Item {...item} />
            </p>
          ))}
        </div>
      )}
    </footer>
  );
}

function Column({ heading, items, pairs = false, more }: FooterColumn) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={pairs ? styles.pairs : styles.list}>
        {items.map((item, index) => (
          <li key={index}>
            <Item {...item} />
          </li>
        ))}
        {more && (
          <li>
            <Item {...more} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Item({ label, href }: FooterItem) {
  return href ? (
    <Link className={styles.link} href={href}>
      {label}
    </Link>
  ) : (
    // React cannot update a bare text once a translation has replaced it.
    <span>{label}</span>
  );
}
