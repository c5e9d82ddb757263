import { RouterLink } from '@tarcza/static-site';
import type { ReactNode } from 'react';
import type { NavigationItem } from '../content/texts/navigation';
import { CroppedCover } from './Cover';
import * as page from '../theme/page.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string; more?: NavigationItem }[];
  /** Name of a drawing in site/images/originals. */
  scene?: string | undefined;
  /** Pictures of the texts, instead of that drawing. */
  picture?: ReactNode;
  /**
   * Place of the pictures. `beside` is for one picture, on a wide screen.
   * @default 'beside'
   */
  picturePlace?: keyof typeof styles.pictured;
}

/** Renders short texts side by side, each under a heading of level 3. */
export function PointList({
  points,
  scene,
  picture = scene && <CroppedCover scene={scene} />,
  picturePlace = 'beside',
}: PointListProps) {
  const list = (
    <ul className={styles.list[picture ? picturePlace : 'above']}>
      {points.map(({ title, text, more }) => (
        <li key={title} className={styles.point}>
          <h3 className={page.title4}>{title}</h3>
          <p>{text}</p>
          {more && (
            <RouterLink className={page.linkAlone} href={more.href} hrefLang={more.language}>
              {more.label}
            </RouterLink>
          )}
        </li>
      ))}
    </ul>
  );
  if (!picture) return list;
  return (
    <div className={styles.pictured[picturePlace]}>
      {picture}
      {list}
    </div>
  );
}
