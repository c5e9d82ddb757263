import { company } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import { commonSentences } from '../content/texts/commonSentences';
import { typesetText } from '../text/typeset';
import { Unbroken } from './Unbroken';
import * as styles from './CompanyCard.css';

/** Renders name, address and hours of the company. */
export function CompanyCard() {
  return (
    <div className={styles.card}>
      <CompanyAddress />
      <p className={styles.lines}>
        {companyLines.hours.map(({ label, hours }) => (
          <span key={label}>
            {label}: {hours}
          </span>
        ))}
        <span>{typesetText(commonSentences.urgentPhone)}</span>
      </p>
    </div>
  );
}

/** Renders name, address and register numbers of the company. */
export const CompanyAddress = ({ className = '' }: { className?: string }) => (
  <address className={`${styles.lines} ${className}`}>
    <strong translate="no">{company.legalName}</strong>
    <Unbroken parts={companyLines.address} />
    <Unbroken parts={companyLines.registered} />
  </address>
);
