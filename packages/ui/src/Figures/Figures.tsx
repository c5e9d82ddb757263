import type { Ref } from 'react';
import { groupProps, type RootProps } from '../rootProps.js';
import * as styles from './Figures.css.js';

export interface FiguresProps extends RootProps {
  /** Numbers or short texts, each with its label. */
  figures: readonly { label: string; value: string }[];
  /**
   * `medium` is for a band of the page, `large` for the main content of a section.
   * @default 'regular'
   */
  size?: 'regular' | 'medium' | 'large' | undefined;
  /** The element around the list. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders short facts side by side, each value above its label. */
export function Figures({ figures, size = 'regular', ref, ...rest }: FiguresProps) {
  const { length } = figures;
  const halves = length > 1 ? [0, 4, 2][length % 3]! : 0;
  return (
    <div {...groupProps(rest)} ref={ref} className={styles.container}>
      <dl className={styles.size[size]}>
        {figures.map(({ label, value }, index) => (
          <div key={index} className={styles.share[index < length - halves ? 'third' : 'half']}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
