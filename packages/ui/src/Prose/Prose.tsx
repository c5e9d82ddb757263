import type { ReactNode, Ref } from 'react';
import { groupProps, type RootProps } from '../rootProps.js';
import * as styles from './Prose.css.js';

export interface ProseProps extends RootProps {
  /**
   * Plain elements: headings from level 2, paragraphs, lists, quotations, links and tables. A table wider than a phone
   * needs `<div tabIndex={0} role="group" aria-label="Prices">` around it, which scrolls.
   */
  children: ReactNode;
  /**
   * `reading` has larger text and higher lines, for long texts.
   * @default 'regular'
   */
  size?: 'regular' | 'reading' | undefined;
  /** The element around the text. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders a text with plain headings, lists, links and tables. Its lines have 60 to 75 characters. */
export function Prose({ children, size = 'regular', ref, ...rest }: ProseProps) {
  return (
    <div {...groupProps(rest)} ref={ref} className={styles.size[size]}>
      {children}
    </div>
  );
}
