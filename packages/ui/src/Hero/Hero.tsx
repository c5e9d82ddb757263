import type { ReactNode, Ref } from 'react';
import { LazyImage, type LazyImageProps } from '../LazyImage/LazyImage.js';
import { groupProps, type RootProps } from '../rootProps.js';
import { lead as leadStyle, title1 } from '../theme/frame.css.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends RootProps {
  /** Heading of the page. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** A PhoneButton, and at most one link next to it. */
  actions?: ReactNode;
  /** Small print below the actions. */
  note?: ReactNode;
  /** Main picture of the page. It loads with high priority, unless it has `priority: false`. */
  picture?: Omit<LazyImageProps, 'sizes' | 'ref'> | undefined;
  /**
   * `first` has more space above than `belowBreadcrumbs`.
   * @default 'first'
   */
  place?: 'first' | 'belowBreadcrumbs' | undefined;
  /** Content below the lead. */
  children?: ReactNode;
  /** The element around text and picture. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders the top of a page: heading, lead, actions and a picture. */
export function Hero({
  title,
  lead,
  actions,
  note,
  picture,
  place = 'first',
  children,
  ref,
  ...rest
}: HeroProps) {
  return (
    <div
      {...groupProps(rest)}
      ref={ref}
      className={picture ? `${styles.place[place]} ${styles.withPicture}` : styles.place[place]}
    >
      <div className={styles.text}>
        <h1 className={title1}>{title}</h1>
        {lead && <p className={leadStyle}>{lead}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <LazyImage
            priority
            {...picture}
            sizes="(min-width: 100rem) 45vw, (min-width: 60rem) 44vw, calc(100vw - 2rem)"
          />
        </div>
      )}
    </div>
  );
}
