import { RouterLink } from '@tarcza/static-site';
import type { ReactNode } from 'react';
import type { NavigationItem } from '../content/everyPage';
import * as page from '../theme/page.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string; more?: NavigationItem }[];
  /** @default 'plain' */
  look?: keyof typeof styles.point;
  /** Pictures of what they say, above them. */
  picture?: ReactNode;
  /**
   * One picture stands beside them on a wide screen.
   * @default 'above'
   */
  picturePlace?: keyof typeof styles.pictured;
}

/** Short texts side by side, each under a heading of level 3. */
export function PointList({ points, look = 'plain', picture, picturePlace = 'above' }: PointListProps) {
  const columns = picture && picturePlace === 'beside' ? 'one' : points.length % 3 === 0 ? 'three' : 'two';
  const list = (
    <ul className={styles.list[columns]}>
      {points.map(({ title, text, more }) => (
        <li key={title} className={styles.point[look]}>
          <h3 className={page.title4}>{title}</h3>
          <p className={page.quiet}>{text}</p>
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
