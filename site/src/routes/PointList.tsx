import * as page from '../theme/page.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string }[];
  /** @default 'plain' */
  look?: keyof typeof styles.point;
}

/** Short texts side by side, each under a heading of level 3. */
export function PointList({ points, look = 'plain' }: PointListProps) {
  return (
    <ul className={page.cardGrid}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point[look]}>
          <h3 className={page.title4}>{title}</h3>
          <p className={page.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
