import type { ReactNode, Ref } from 'react';
import { rootProps, type RootProps } from '../rootProps.js';
import { Text } from '../Text.js';
import { title4 } from '../theme/frame.css.js';
import * as styles from './Steps.css.js';

export interface StepsProps extends RootProps {
  /** Steps in order. */
  steps: readonly { title: string; text: ReactNode }[];
  /**
   * Heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The list. */
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Renders numbered steps, on wide screens in columns. */
export function Steps({ steps, headingLevel = 3, ref, ...rest }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...rootProps(rest)} ref={ref} className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={index} className={styles.step}>
          <Heading className={title4}>{title}</Heading>
          <Text className={styles.text}>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
