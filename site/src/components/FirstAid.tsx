import type { FirstAid as Case } from '../content/firstAid';
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
    <div className={styles.cases}>
      {cases.map(({ id, heading, steps }) => (
        <section key={id} id={id} className={styles.card} aria-labelledby={`${id}-tytul`}>
          <Heading id={`${id}-tytul`} className={page.title4}>
            {heading}
          </Heading>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
