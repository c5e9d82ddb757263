import { RouterLink } from '@tarcza/static-site';
import { LazyImage } from '@tarcza/ui';
import { symptoms, symptomsPage } from '../content/symptoms/symptoms';
import { picture } from '../pictures';
import * as styles from './SymptomChoices.css';

/** Renders large pictures that link to the pages of symptoms; with `except` small ones of the others, and a link to all pests. */
export function SymptomChoices({ except }: { except?: string }) {
  const choices = symptoms.map(({ slug, drawing, choice }) => ({ href: `/objawy/${slug}`, drawing, choice }));
  const others = choices.filter(({ href }) => href !== `/objawy/${except}`);
  return (
    <ul className={except ? styles.index : styles.choices}>
      {[...others, ...(except ? [symptomsPage.pests] : [])].map(({ href, drawing, choice }) => (
        <li key={href}>
          <RouterLink href={href} className={styles.choice}>
            <span className={styles.drawing}>
              <LazyImage {...picture(drawing)} alt="" />
            </span>
            <span className={styles.name}>{choice}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
