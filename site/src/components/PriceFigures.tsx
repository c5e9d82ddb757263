import { pricesOf } from '../content/offers/priceFigures';
import { commonSentences } from '../content/texts/commonSentences';
import type { ServiceSlug } from '../content/services/services';
import { typesetText } from '../text/typeset';
import * as page from '../theme/page.css';
import { hours, note } from './Office.css';
import * as styles from './PriceFigures.css';

export interface PriceFiguresProps {
  service: ServiceSlug;
  /** The case cannot wait. @default false */
  isUrgent?: boolean;
}

/** Renders what a service costs (the price for all, that for new customers, the usual sum), and when a technician comes. */
export function PriceFigures({ service, isUrgent = false }: PriceFiguresProps) {
  const { figures, lowest, arrival } = pricesOf(service);
  if (figures.length === 0) return <p className={`${hours} ${note}`}>{arrival}</p>;
  return (
    <div className={`${hours} ${note}`}>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      {lowest && <p className={page.quiet}>{lowest}</p>}
      <p>{isUrgent ? typesetText(commonSentences.arrivalWhenUrgent) : arrival}</p>
    </div>
  );
}
