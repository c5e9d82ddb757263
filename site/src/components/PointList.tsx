import type { ReactNode } from 'react';
import { cardPlace } from '../theme/cardPlace';
import * as page from '../theme/page.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string }[];
  /** @default 'plain' */
  look?: keyof typeof styles.point;
  /** Pictures of what they say, above them. */
  picture?: ReactNode;
}

/** Short texts side by side, each under a heading of level 3. */
export function PointList({ points, look = 'plain', picture }: PointListProps) {
  const list = (
    <ul className={page.cardGrid}>
      {points.map(({ title, text }, index, { length }) => (
        <li key={title} className={`${styles.point[look]} ${cardPlace(index, length)}`}>
          <h3 className={page.title4}>{title}</h3>
          <p className={page.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
  if (!picture) return list;
  return (
    <div className={styles.pictured}>
      {picture}
      {list}
    </div>
  );
}
