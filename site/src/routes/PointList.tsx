import * as layout from '../layout/layout.css';
import * as styles from './PointList.css';

export interface PointListProps {
  points: readonly { title: string; text: string }[];
  /** @default 'plain' */
  look?: keyof typeof styles.point;
}

/** Short texts side by side, each under a heading of level 3. */
export function PointList({ points, look = 'plain' }: PointListProps) {
  return (
    <ul className={styles.list}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point[look]}>
          <h3 className={layout.title4}>{title}</h3>
          <p className={layout.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
