import type { ReactNode, Ref } from 'react';
import type { PriceTableLabels } from '../labels.js';
import { priceTable } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { title4 } from '../theme/frame.css.js';
import * as styles from './PriceTable.css.js';

export interface PriceLine {
  /** Name of the service. */
  name: string;
  /** Address of its page. */
  href?: string | undefined;
  /** Price with its unit: "od 600 zł". */
  price: string;
  /** Further facts, such as what the price includes. */
  details?: readonly { label: string; text: ReactNode }[] | undefined;
}

export interface PriceTableProps extends RootProps {
  /** Services with their prices. */
  lines: readonly PriceLine[];
  /**
   * Heading level of the names.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<PriceTableLabels> | undefined;
  /** The list. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Renders services with their prices, each as a card. */
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
