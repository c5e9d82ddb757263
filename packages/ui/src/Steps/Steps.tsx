import type { ReactNode, Ref } from 'react';
import { title4 } from '../theme/frame.css.js';
import * as styles from './Steps.css.js';

export interface StepsProps {
  /** What happens, in its order. */
  steps: readonly { title: string; text: ReactNode }[];
  /**
   * Level of the titles in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** The list. */
  ref?: Ref<HTMLOListElement>;
}

/** What happens one after the other, numbered; in two columns of three where there is room. */
export function Steps({ steps, headingLevel = 3, ref }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol ref={ref} className={styles.steps[steps.length === 4 ? 'four' : 'some']}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Heading className={title4}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
