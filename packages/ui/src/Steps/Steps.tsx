import type { ReactNode, Ref } from 'react';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import { title4 } from '../theme/frame.css.js';
import * as styles from './Steps.css.js';

export interface StepsProps extends RootProps {
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
export function Steps({ steps, headingLevel = 3, ref, ...rest }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...rootProps(rest)} ref={ref} className={styles.steps[steps.length === 4 ? 'four' : 'some']}>
      {steps.map(({ title, text }, index) => (
        <li key={index} className={styles.step}>
          <Heading className={title4}>{title}</Heading>
          <Text className={styles.text}>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
