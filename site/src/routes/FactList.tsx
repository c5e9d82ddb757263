import * as styles from './FactList.css';

export interface FactListProps {
  facts: readonly { label: string; value: string }[];
  /** @default 'regular' */
  size?: keyof typeof styles.value;
}

/** Short facts side by side, the value large above what it means. */
export function FactList({ facts, size = 'regular' }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value[size]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
