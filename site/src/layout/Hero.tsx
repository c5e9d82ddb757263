import { LazyImage } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { picture } from '../pictures';
import * as styles from './hero.css';

export interface HeroProps {
  place: keyof typeof styles.hero;
  picture: { name: string; alt: string };
  /** The heading of the page, and what belongs to it. */
  children: ReactNode;
}

/** The first thing of a page: what it is about, the call button, and a picture. */
export function Hero({ place, picture: { name, alt }, children }: HeroProps) {
  return (
    <div className={styles.hero[place]}>
      <div className={styles.heroText}>{children}</div>
      <div className={styles.heroPicture}>
        <LazyImage
          {...picture(name)}
          alt={alt}
          sizes="(min-width: 60rem) 32rem, (min-width: 38rem) 36rem, calc(100vw - 2rem)"
          priority
        />
      </div>
    </div>
  );
}
