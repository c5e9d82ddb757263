import { LazyImage } from '@tarcza/ui';
import { plates, type PlateName } from '../content/plates';
import { picture } from '../pictures';
import * as page from '../theme/page.css';
import * as styles from './Plates.css';

/** Drawings to compare with what somebody has found; nothing where there are none. */
export function Plates({ names }: { names: readonly PlateName[] | undefined }) {
  return (
    names &&
    names.length > 0 && (
      <div className={styles.plates}>
        {names.map((name) => (
          <figure key={name} className={styles.plate}>
            <LazyImage {...picture(`rozpoznaj-${name}`)} alt={plates[name].alt} sizes="26rem" />
            <figcaption className={`${page.quiet} ${page.small}`}>{plates[name].caption}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
