import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './SiteFooter.css.js';

/** A line of the footer: a link if it has an address, otherwise a text. */
export interface FooterItem {
  label: ReactNode;
  /** Address of a page, or a `mailto:` or `tel:` link. */
  href?: string | undefined;
  /** Language of a page in another language, such as `en`. */
  language?: string | undefined;
}

/** A heading and its lines. */
export interface FooterColumn {
  heading: string;
  items: readonly FooterItem[];
  /**
   * Shows two items per line, for short names such as towns.
   * @default false
   */
  pairs?: boolean | undefined;
  /** Last line, such as a link to the whole list. */
  more?: FooterItem | undefined;
  /**
   * On phones only the line `more` is shown.
   * @default false
   */
  onlyMoreOnPhones?: boolean | undefined;
}

export interface SiteFooterProps extends RootProps {
  /** Name of the company. */
  name: string;
  /** One or two sentences about the company. */
  about?: ReactNode;
  /** Legal details: full name, seat, register numbers. */
  details?: ReactNode;
  /** Columns after the name. */
  columns: readonly FooterColumn[];
  /** Last line: copyright and legal pages. */
  legal?: readonly FooterItem[] | undefined;
  /** The footer. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders the footer: company, columns of links, legal line. */
export function SiteFooter({ name, about, details, columns, legal = [], ref, ...rest }: SiteFooterProps) {
  return (
    <footer {...rootProps(rest)} ref={ref} className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name} translate="no">
            {name}
          </p>
          {about && <p className={styles.description}>{about}</p>}
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

function Column({ heading, items, pairs, more, onlyMoreOnPhones }: FooterColumn) {
  return (
    <div className={more && onlyMoreOnPhones ? styles.short : undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={pairs ? styles.pairs : styles.list}>
        {[...items, ...(more ? [more] : [])].map((item, index) => (
          <li key={index}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ label, href, language }: FooterItem) {
  const isContact = href && /^(tel|mailto):/.test(href);
  return href ? (
    <Link className={styles.link} href={href} lang={language} hrefLang={language}>
      {isContact ? <bdi translate="no">{label}</bdi> : label}
    </Link>
  ) : (
    // React cannot update a bare text once a translation has replaced it.
    <span className={styles.text}>{label}</span>
  );
}
