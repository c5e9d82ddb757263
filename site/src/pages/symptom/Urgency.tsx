import type { UrgencyLevel } from '../../content/services/urgency';
import { symptomsPage, type UrgencyCase } from '../../content/symptoms/symptoms';
import * as page from '../../theme/page.css';
import { TextByOpeningHours } from '../../components/TextByOpeningHours';
import * as styles from './page.css';

const { heading, levels } = symptomsPage.urgency;

/** A shape for each level, so that none depends on its colour: circle, diamond, triangle. */
const shapes: Record<UrgencyLevel, string> = {
  ordinary: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  soon: 'M8 1l7 7-7 7-7-7Z',
  urgent: 'M8 1.5 15.5 14.5H.5Z',
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Renders how urgent a case is and when to call. Without `about` the name of the level is at the beginning. */
export function Urgency({ level, about }: { level: UrgencyLevel; about?: UrgencyCase['about'] | undefined }) {
  const { name, call } = levels[level];
  return (
    <p className={styles.urgency[level]}>
      <svg viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">
        <path d={shapes[level]} />
      </svg>
      <span>
        <span className={page.hidden}>{`${heading}: ${name}. `}</span>
        <strong aria-hidden={!about}>{about ?? name}:</strong>{' '}
        <TextByOpeningHours>{lowerFirst(call)}</TextByOpeningHours>.
      </span>
    </p>
  );
}
