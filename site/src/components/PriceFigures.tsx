import { pricesOf, quotedLine } from '../content/pricesOf';
import * as styles from './PriceFigures.css';

/** Renders what a service costs: the price for all, that for new customers, the usual sum. */
export function PriceFigures({ service }: { service: string }) {
  const prices = pricesOf(service);
  if (!prices) return <p className={styles.prices}>{quotedLine}</p>;
  return (
    <div className={styles.prices}>
      <dl className={styles.figures}>
        {prices.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {prices.lowest && <p className={styles.lowest}>{prices.lowest}</p>}
    </div>
  );
}
