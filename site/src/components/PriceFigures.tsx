import { pricesOf, quotedLine } from '../content/pricesOf';
import * as page from '../theme/page.css';
import { hours, note } from './Office.css';
import * as styles from './PriceFigures.css';

/** Renders what a service costs: the price for all, that for new customers, the usual sum. */
export function PriceFigures({ service }: { service: string }) {
  const prices = pricesOf(service);
  if (!prices) return <p className={`${hours} ${note}`}>{quotedLine}</p>;
  return (
    <div className={`${hours} ${note}`}>
      <ul className={styles.figures}>
        {prices.figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      {prices.lowest && <p className={page.quiet}>{prices.lowest}</p>}
      <p>{prices.arrival}</p>
    </div>
  );
}
