import type { ReactNode, Ref } from 'react';
import { alert, SvgIcon } from '../icons/icons.js';
import { groupProps, type RootProps } from '../rootProps.js';
import * as styles from './Notice.css.js';

export interface NoticeProps extends RootProps {
  /** One sentence, with or without links. */
  children: ReactNode;
  /**
   * `urgent` is for emergencies, `promotion` for offers.
   * @default 'promotion'
   */
  tone?: 'urgent' | 'promotion' | undefined;
  /** A PhoneButton or an ActionLink. */
  action?: ReactNode;
  /** The band. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders a band across the page, for an emergency or an offer. Screen readers do not announce it. */
export function Notice({ children, tone = 'promotion', action, ref, ...rest }: NoticeProps) {
  return (
    <div {...groupProps(rest)} ref={ref} className={styles.tone[tone]}>
      <div className={styles.row}>
        <p className={styles.text}>
          {tone === 'urgent' && <SvgIcon path={alert} className={styles.icon} />}
          <span>{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
