import { LazyImage } from '@tarcza/ui';
import type { PestDrawing } from '../content/pests/drawings';
import { picture } from '../pictures';
import * as page from '../theme/page.css';
import * as styles from './PestDrawings.css';

export interface PestDrawingsProps {
  drawings: readonly PestDrawing[] | undefined;
  /**
   * `row`: one or two next to each other. `column`: each as wide as the text.
   * @default 'row'
   */
  look?: keyof typeof styles.look;
}

/** Renders drawings to compare with what the visitor has found. Renders nothing if there are none. */
export function PestDrawings({ drawings, look = 'row' }: PestDrawingsProps) {
  return (
    drawings &&
    drawings.length > 0 && (
      <div className={styles.look[look]}>
        {drawings.map(({ name, alt, caption }) => (
          <figure key={name} className={styles.plate}>
            <LazyImage {...picture(name)} alt={alt} sizes="35rem" />
            <figcaption className={`${page.quiet} ${page.small}`}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
