import { getPrices } from '../content/offers/priceFigures';
import type { ServiceSlug } from '../content/services/services';
import * as page from '../theme/page.css';
import * as styles from './PriceFigures.css';

/** Renders the price for all, that for new customers, and the usual sum. Null where nothing is known before the inspection. */
export function PriceFigures({ service }: { service: ServiceSlug }) {
  const { figures, lowest } = getPrices(service);
  if (figures.length === 0) return null;
  return (
    <div className={styles.prices}>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      {lowest && <p className={page.quiet}>{lowest}</p>}
    </div>
  );
}
