import { urgencyHeading, urgencyLevels, type CallTime } from '../content/services/urgency';
import { typeset } from '../text/typeset';
import * as page from '../theme/page.css';
import { Marked } from './Marked';
import { TextByOpeningHours } from './TextByOpeningHours';

const levels = typeset(urgencyLevels);

/** Renders how urgent a case is and when to call. */
export function Urgency({ level, about, call = levels[level].call, arrival }: CallTime) {
  const { name } = levels[level];
  return (
    <p>
      <Marked mark={level}>
        <span className={page.hidden}>{`${urgencyHeading}: ${name}. `}</span>
        <strong aria-hidden={!about}>{about ?? name}:</strong> <TextByOpeningHours>{call}</TextByOpeningHours>
        . {arrival}
      </Marked>
    </p>
  );
}
