import type { Ref } from 'react';
import * as styles from './Figures.css.js';

export interface FiguresProps {
  /** Numbers or a few words, each with what it means. */
  figures: readonly { label: string; value: string }[];
  /**
   * `medium` is for a band of them, `large` for numbers that carry a section by themselves.
   * @default 'regular'
   */
  size?: 'regular' | 'medium' | 'large';
  /** The list. */
  ref?: Ref<HTMLDListElement>;
}

/** Short facts side by side, the value above what it means. */
export function Figures({ figures, size = 'regular', ref }: FiguresProps) {
  return (
    <dl ref={ref} className={styles.size[size]}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
