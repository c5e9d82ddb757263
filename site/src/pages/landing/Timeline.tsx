import type { TimelineWords } from '../../content/services';
import * as page from '../../theme/page.css';
import * as styles from './Timeline.css';

/** What happens over weeks, drawn on one line to scale; the words below say the same. */
export function Timeline({ heading, days, points }: TimelineWords) {
  return (
    <div className={styles.timeline}>
      <h3 className={page.title4}>{heading}</h3>
      <svg className={styles.line} viewBox={`-1.1 0 ${days + 2.2} 6`} aria-hidden="true">
        <path className={styles.axis} d={`M0 3H${days}`} />
        {Array.from({ length: Math.floor(days / 7) + 1 }, (_, week) => (
          <path key={week} className={styles.axis} d={`M${week * 7} 2.4v1.2`} />
        ))}
        {points.map(({ when, from, to }) => (
          <path key={when} className={styles.span} d={`M${from} 3H${to + 0.01}`} />
        ))}
      </svg>
      <ol className={styles.points}>
        {points.map(({ when, title, text }) => (
          <li key={when} className={styles.point}>
            <p className={styles.when}>{when}</p>
            <h4 className={styles.title}>{title}</h4>
            <p className={page.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
