import type { UrgencyLevel } from '../../content/promises';
import { symptomsPage } from '../../content/symptoms';
import * as page from '../../theme/page.css';
import * as styles from './SeverityScale.css';

const { heading, levels } = symptomsPage.urgency;

/** A shape for each level, so that none depends on its colour: circle, diamond, triangle. */
const shapes: Record<UrgencyLevel, string> = {
  ordinary: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  soon: 'M8 1l7 7-7 7-7-7Z',
  urgent: 'M8 1.5 15.5 14.5H.5Z',
};

const order: readonly UrgencyLevel[] = ['ordinary', 'soon', 'urgent'];

/** Shows the urgency on a scale of three levels, and when to call. */
export function SeverityScale({ level, about }: { level: UrgencyLevel; about?: string | undefined }) {
  return (
    <p className={styles.severity}>
      {about && <span>{`${about}: `}</span>}
      <span className={page.hidden}>{`${heading}: ${levels[level].name}. `}</span>
      <span className={styles.scale} aria-hidden="true">
        {order.map((step) => (
          <span key={step} className={step === level ? styles.current[step] : styles.step}>
            <svg viewBox="0 0 16 16" width="1em" height="1em" fill={step === level ? 'currentColor' : 'none'}>
              <path d={shapes[step]} stroke="currentColor" strokeWidth="1.5" />
            </svg>
            {levels[step].name}
          </span>
        ))}
      </span>
      <strong>{levels[level].call}</strong>
    </p>
  );
}
