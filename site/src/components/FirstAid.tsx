import type { FirstAid as Case } from '../content/services/firstAid';
import { Items } from './Items';
import { Marked } from './Marked';
import * as page from '../theme/page.css';
import * as styles from './FirstAid.css';

/** Renders what to do in an urgent case until a technician arrives. */
export function FirstAid({ id, heading, steps }: Case) {
  return (
    <section id={id} className={styles.card} aria-labelledby={`${id}-tytul`}>
      <h2 id={`${id}-tytul`} className={page.title4}>
        <Marked mark="urgent">{heading}</Marked>
      </h2>
      <Items items={steps} ordered />
    </section>
  );
}
