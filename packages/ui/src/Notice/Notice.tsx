import type { ReactNode, Ref } from 'react';
import { alert, Drawing } from '../icons/icons.js';
import { groupProps, type RootProps } from '../rootProps.js';
import * as styles from './Notice.css.js';

export interface NoticeProps extends RootProps {
  /** One sentence; it may hold links. */
  children: ReactNode;
  /**
   * `urgent` is for those in a hurry and for nothing else; `promotion` tells of an offer.
   * @default 'promotion'
   */
  tone?: 'urgent' | 'promotion';
  /** What to do about it: a PhoneButton or an ActionLink. */
  action?: ReactNode;
  /** The band. */
  ref?: Ref<HTMLDivElement>;
}

/** One line across the page. It is not announced: it is content like any other. */
export function Notice({ children, tone = 'promotion', action, ref, ...rest }: NoticeProps) {
  return (
    <div {...groupProps(rest)} ref={ref} className={styles.tone[tone]}>
      <div className={styles.row}>
        <p className={styles.text}>
          {tone === 'urgent' && <Drawing path={alert} className={styles.icon} />}
          <span>{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
