import { RouterLink } from '@tarcza/static-site';
import { createFragment } from '../text/createFragment';
import * as page from '../theme/page.css';
import * as styles from './PriceList.css';

export interface PriceRow {
  name: string;
  /** Address of the page about it. */
  href: string;
  /** What the price is for. */
  per: string;
  /** Price of the smallest job, for all. */
  price: string;
  /** Price for new customers; absent while there is no discount. */
  forNewCustomers?: string | undefined;
  /** What the whole job usually costs, below the prices. */
  total?: string | undefined;
  /** Shown when the row is opened. */
  details: readonly { label: string; text: string }[];
  /** Label of the link at the end of the row. */
  more: string;
  /** Of the page about it. @default that of this page */
  language?: string | undefined;
}

export interface PriceListProps {
  /** Names of the columns. */
  heads: { name: string; per: string; price: string; forNewCustomers?: string | undefined };
  rows: readonly PriceRow[];
}

/** Renders a table of prices: the normal price, then that for new customers. Each row opens without scripting. */
export function PriceList({ heads, rows }: PriceListProps) {
  return (
    <div className={styles.list}>
      <p className={styles.heads} aria-hidden="true">
        {[heads.name, heads.per, heads.price, heads.forNewCustomers].map(
          (head) => head && <span key={head}>{head}</span>,
        )}
      </p>
      {rows.map(({ name, href, per, price, forNewCustomers, total, details, more, language }) => (
        <details key={href} id={createFragment(name)} className={styles.row}>
          <summary className={styles.summary}>
            <h3 className={styles.name}>{name}</h3>
            <span className={styles.per}>{per}</span>
            <Price label={heads.price}>{price}</Price>
            {heads.forNewCustomers && <Price label={heads.forNewCustomers}>{forNewCustomers}</Price>}
            {total && <span className={styles.total}>{total}</span>}
          </summary>
          <dl className={styles.details}>
            <div className={styles.perInDetails}>
              <dt>{heads.per}</dt>
              <dd>{per}</dd>
            </div>
            {details.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <RouterLink className={page.linkAlone} href={href} hrefLang={language}>
            {more}
            <span className={page.hidden}>: {name}</span>
          </RouterLink>
        </details>
      ))}
    </div>
  );
}

const Price = ({ label, children }: { label: string; children: string | undefined }) => (
  <span className={styles.price}>
    <span className={styles.label}>{label} </span>
    {children}
  </span>
);
