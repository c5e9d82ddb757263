import { RouterLink } from '@tarcza/static-site';
import { LazyImage } from '@tarcza/ui';
import { symptoms } from '../content/symptoms';
import { picture } from '../pictures';
import { isOddOne } from '../theme/cardPlace';
import * as styles from './SymptomChoices.css';

/** Renders large pictures, each a link to the page of a symptom; all but `except`. */
export function SymptomChoices({ except }: { except?: string }) {
  return (
    <ul className={styles.choices}>
      {symptoms
        .filter(({ slug }) => slug !== except)
        .map(({ slug, drawing, choice }, index, { length }) => (
          <li key={slug} className={isOddOne(index, length) ? styles.alone : styles.cell}>
            <RouterLink href={`/objawy/${slug}`} className={styles.choice}>
              <span className={styles.drawing}>
                <LazyImage {...picture(drawing)} alt="" />
              </span>
              {choice}
            </RouterLink>
          </li>
        ))}
    </ul>
  );
}
