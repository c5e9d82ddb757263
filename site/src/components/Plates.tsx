import { LazyImage } from '@tarcza/ui';
import type { Plate } from '../content/plates';
import { picture } from '../pictures';
import * as page from '../theme/page.css';
import * as styles from './Plates.css';

/** Drawings to compare with what the visitor has found; nothing where there are none. */
export function Plates({ plates }: { plates: readonly Plate[] | undefined }) {
  return (
    plates &&
    plates.length > 0 && (
      <div className={styles.plates}>
        {plates.map(({ name, alt, caption }) => (
          <figure key={name} className={styles.plate}>
            <LazyImage {...picture(name)} alt={alt} sizes="26rem" />
            <figcaption className={`${page.quiet} ${page.small}`}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
