import type { ReactNode } from 'react';
import { cardPlace, isOddOne } from '../theme/cardPlace';
import * as page from '../theme/page.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string }[];
  /** @default 'plain' */
  look?: keyof typeof styles.point;
  /** A picture of what they say: beside them where there is room, else below. */
  picture?: ReactNode;
}

const pairPlace = (index: number, count: number) => (isOddOne(index, count) ? styles.alone : '');

/** Short texts side by side, each under a heading of level 3. */
export function PointList({ points, look = 'plain', picture }: PointListProps) {
  const list = (
    <ul className={picture ? styles.pairs : page.cardGrid}>
      {points.map(({ title, text }, index, { length }) => (
        <li
          key={title}
          className={`${styles.point[look]} ${(picture ? pairPlace : cardPlace)(index, length)}`}
        >
          <h3 className={page.title4}>{title}</h3>
          <p className={page.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
  if (!picture) return list;
  return (
    <div className={styles.pictured}>
      {list}
      {picture}
    </div>
  );
}
