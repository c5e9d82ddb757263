import type { ReactNode, Ref } from 'react';
import { LazyImage, type LazyImageProps } from '../LazyImage/LazyImage.js';
import { groupProps, type RootProps } from '../rootProps.js';
import { lead as leadStyle, title1 } from '../theme/frame.css.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends RootProps {
  /** The heading of the page. */
  title: ReactNode;
  /** What the page offers, in a sentence or two. */
  lead?: ReactNode;
  /** The next steps: a phone button, and at most one link beside it. */
  actions?: ReactNode;
  /** Small print under the actions. */
  note?: ReactNode;
  /** The page's main picture, fetched before all others. */
  picture?: Omit<LazyImageProps, 'sizes' | 'priority' | 'ref'>;
  /**
   * `first` leaves room above; below Breadcrumbs there is enough already.
   * @default 'first'
   */
  place?: 'first' | 'belowBreadcrumbs';
  /** More under the lead. */
  children?: ReactNode;
  /** The element around words and picture. */
  ref?: Ref<HTMLDivElement>;
}

/** The first thing of a page: what it is about, what to do next, and a picture. */
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
      className={picture ? `${styles.place[place]} ${styles.beside}` : styles.place[place]}
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
            {...picture}
            sizes="(min-width: 100rem) 45vw, (min-width: 60rem) 32rem, calc(100vw - 2rem)"
            priority
          />
        </div>
      )}
    </div>
  );
}
