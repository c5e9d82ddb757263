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
  const { length } = figures;
  const halves = length > 1 ? [0, 4, 2][length % 3]! : 0;
  return (
    <dl ref={ref} className={styles.size[size]}>
      {figures.map(({ label, value }, index) => (
        <div key={label} className={styles.share[index < length - halves ? 'third' : 'half']}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
