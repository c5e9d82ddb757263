import { RouterLink } from '@tarcza/static-site';
import { cities } from '../content/cities';
import { picture } from '../pictures';
import { labelPlace, rankOf } from './malopolska';
import * as styles from './RegionMap.css';

const ground = picture('mapa');

export interface RegionMapProps {
  /** Name of the drawing. */
  label: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Slug of the town that the page is about. */
  here?: string;
}

/**
 * A map of the region with its mountains, rivers and roads, and the towns on the list at their true positions. Each town
 * is a link for whoever points at it; the list beside the map leads to the same towns, for everybody.
 */
export function RegionMap({ label, alt, here }: RegionMapProps) {
  return (
    <div className={styles.map}>
      <div className={here ? `${styles.ground} ${styles.lit}` : styles.ground}>
        <img {...ground} className={styles.drawing} alt={`${label}. ${alt}`} loading="lazy" />
        {cities.map(({ slug, name }) => (
          <RouterLink
            key={slug}
            href={`/miasta/${slug}`}
            className={`${styles.town} ${styles.spot[slug] ?? ''} ${slug === here ? styles.here : ''}`}
            tabIndex={-1}
            aria-hidden="true"
          >
            <span className={`${styles.name} ${styles.rank[rankOf(slug)]} ${styles.place[labelPlace(slug)]}`}>
              {name}
            </span>
          </RouterLink>
        ))}
      </div>
    </div>
  );
}
