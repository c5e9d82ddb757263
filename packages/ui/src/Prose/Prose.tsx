import type { ReactNode, Ref } from 'react';
import { groupProps, type RootProps } from '../rootProps.js';
import * as styles from './Prose.css.js';

export interface ProseProps extends RootProps {
  /** Headings from level 2 on, paragraphs, lists, quotations and links, as plain elements. */
  children: ReactNode;
  /**
   * `reading` is for long texts: larger letters, and more room between the lines.
   * @default 'regular'
   */
  size?: 'regular' | 'reading';
  /** The element around the text. */
  ref?: Ref<HTMLDivElement>;
}

/** A text to be read: its parts one below the other, in lines of 60 to 75 characters. */
export function Prose({ children, size = 'regular', ref, ...rest }: ProseProps) {
  return (
    <div {...groupProps(rest)} ref={ref} className={styles.size[size]}>
      {children}
    </div>
  );
}
