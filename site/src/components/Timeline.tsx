import type { TimelineTexts } from '../content/services/services';
import * as page from '../theme/page.css';
import * as styles from './Timeline.css';

/** Renders what happens over weeks on a line to scale. The list below it has the same content as text. */
export function Timeline({ heading, days, points }: TimelineTexts) {
  const weeks = Array.from({ length: Math.floor(days / 7) + 1 }, (_, week) => week * 7);
  return (
    <div className={styles.timeline}>
      <h3 className={page.title4}>{heading}</h3>
      <div aria-hidden="true">
        <svg className={styles.line} viewBox={`0 0 ${days} 2`} preserveAspectRatio="none">
          <path className={styles.axis} d={`M0 1H${days}`} />
          {weeks.map((day) => (
            <path key={day} className={styles.axis} d={`M${day} 0v2`} />
          ))}
          {points.map(({ when, from, to }) => (
            <path key={when} className={styles.span} d={`M${from} 1H${to + 0.01}`} />
          ))}
        </svg>
        <p className={styles.days}>
          {weeks.map((day) => (
            <span key={day}>{day % 14 === 0 && <span data-unit="dzień ">{day}</span>}</span>
          ))}
        </p>
      </div>
      <ol className={styles.points}>
        {points.map(({ when, title, text }) => (
          <li key={when} className={styles.point}>
            <p className={styles.when}>{when}</p>
            <h4 className={page.body}>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
