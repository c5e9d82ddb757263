import type { FirstAid as Case } from '../content/firstAid';
import { cardPlace } from '../theme/cardPlace';
import { Items } from './Items';
import * as page from '../theme/page.css';
import * as styles from './FirstAid.css';

export interface FirstAidProps {
  cases: readonly Case[];
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/** Renders what to do in urgent cases until a technician arrives. */
export function FirstAid({ cases, headingLevel = 3 }: FirstAidProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cases.length === 1 ? styles.one : page.cardGrid}>
      {cases.map(({ id, heading, steps }, index) => (
        <section
          key={id}
          id={id}
          className={`${styles.card} ${cases.length === 1 ? '' : cardPlace(index, cases.length)}`}
          aria-labelledby={`${id}-tytul`}
        >
          <Heading id={`${id}-tytul`} className={page.title4}>
            {heading}
          </Heading>
          <Items items={steps} ordered />
        </section>
      ))}
    </div>
  );
}
