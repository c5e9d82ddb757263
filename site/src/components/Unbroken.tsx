import * as styles from './CompanyCard.css';

/** Renders parts of an address or numbers, between commas. Each stays on a line, and browsers do not translate them. */
export const Unbroken = ({ parts }: { parts: readonly string[] }) => (
  <span translate="no">
    {parts.map((part, index) => (
      <span key={part} className={styles.unbroken}>
        {part}
        {index < parts.length - 1 && ', '}
      </span>
    ))}
  </span>
);
