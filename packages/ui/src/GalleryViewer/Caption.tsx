import { say } from '../words.js';
import * as styles from './Viewer.css.js';
import type { OpenViewerProps } from './types.js';

interface CaptionProps extends Pick<OpenViewerProps, 'items' | 'shown' | 'words'> {
  id: string;
}

/** Which picture of how many is shown, and its title: announced at every change. */
export function Caption({ id, items, shown, words }: CaptionProps) {
  const total = items.length;
  return (
    // Screen readers announce changes of an <output> less reliably.
    <p id={id} role="status" data-part="caption" className={styles.caption}>
      <span className={styles.counter}>{say(words.counter, { n: shown + 1, total })}</span>{' '}
      <span>{items[shown]?.title}</span>
    </p>
  );
}
