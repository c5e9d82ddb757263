import type { ReactNode, Ref } from 'react';
import { priceTable } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { title4 } from '../theme/frame.css.js';
import * as styles from './PriceTable.css.js';

export interface PriceLine {
  /** What is done. */
  name: string;
  /** Address of the page about it. */
  href?: string;
  /** What it costs, with its unit: "od 600 zł". */
  price: string;
  /** What the price is for, what it contains, what raises it. */
  details?: readonly { label: string; text: ReactNode }[];
}

export interface PriceTableProps extends RootProps {
  /** What can be ordered, each with its price. */
  lines: readonly PriceLine[];
  /**
   * Level of the names in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Wording of the package, to be overridden. */
  labels?: Partial<PriceTableLabels>;
  /** The list. */
  ref?: Ref<HTMLUListElement>;
}

export interface PriceTableLabels {
  /** What the price is, above it. */
  price: string;
}

/** Prices side by side, each with what it is for: one card a line, so that a phone shows all of it without scrolling. */
export function PriceTable({ lines, headingLevel = 3, labels, ref, ...rest }: PriceTableProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul {...rootProps(rest)} ref={ref} className={styles.table}>
      {lines.map(({ name, href, price, details = [] }, index) => (
        <li key={index} className={styles.line}>
          <Heading className={title4}>
            {href ? (
              <Link className={styles.link} href={href}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.label}>{labels?.price ?? priceTable.price}</dt>
              <dd className={styles.price}>{price}</dd>
            </div>
            {details.map(({ label, text }, place) => (
              <div key={place}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
