import { formatLabel } from '../formatLabel.js';
import type { Phrase } from '../labels.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './PhotoField.css.js';

interface PhotoProgressProps {
  /** Prefix of the ids of the field. */
  id: string;
  label: Phrase<[percent: number]>;
  /** From 0 to 1. */
  progress: number;
}

/** Renders how much of the photos is sent. Screen readers announce each quarter. */
export function PhotoProgress({ id, label, progress }: PhotoProgressProps) {
  const percent = Math.floor(progress * 100);
  const quarter = percent - (percent % 25);
  return (
    <div className={styles.progress}>
      <label htmlFor={`${id}progress`}>{formatLabel(label, { percent })}</label>
      <progress id={`${id}progress`} className={styles.bar} value={progress} />
      <p role="status" className={visuallyHidden}>
        {quarter > 0 && formatLabel(label, { percent: quarter })}
      </p>
    </div>
  );
}
