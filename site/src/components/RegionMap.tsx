import { RouterLink } from '@tarcza/static-site';
import { Section, type SectionProps } from '@tarcza/ui';
import { area } from '../content/area';
import { cities, findCity } from '../content/cities';
import { picture } from '../pictures';
import * as page from '../theme/page.css';
import { labelPlace, labelPlaceOnPhones, project, rankOf } from './malopolska';
import * as styles from './RegionMap.css';

const ground = picture('mapa');

export interface RegionMapProps {
  /** Name of the drawing. */
  label: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Slug of the town that the page is about. */
  here?: string;
  /** Slugs of the towns that it shows; all unless it says otherwise. */
  towns?: readonly string[];
  /** It stands in the first screen, and is fetched at once. */
  priority?: boolean | undefined;
}

/**
 * A map of the region with its mountains, rivers and roads, and the towns on the list at their true positions. Each town
 * is a link for pointers; the list next to the map has the same towns.
 */
export function RegionMap({ label, alt, here, towns, priority }: RegionMapProps) {
  const shown = towns ? cities.filter(({ slug }) => towns.includes(slug)) : cities;
  const toHere = here ? marksAround(here) : {};
  return (
    <div className={styles.map}>
      <div className={styles.ground}>
        <img
          {...ground}
          className={styles.drawing}
          alt={`${label}. ${alt}`}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
        {shown.map(({ slug, name }) => (
          <RouterLink
            key={slug}
            href={`/miasta/${slug}`}
            className={`${styles.town} ${styles.spot[slug] ?? ''} ${toHere[slug] ?? ''}`}
            tabIndex={-1}
            aria-hidden="true"
          >
            <span
              className={`${styles.name} ${styles.rank[rankOf(slug)]} ${styles.place[labelPlace(slug)]} ${styles.placeOnPhones[labelPlaceOnPhones(slug)]}`}
            >
              {name}
            </span>
          </RouterLink>
        ))}
      </div>
    </div>
  );
}

/** Classes of the town that the page is about and of those whose names would meet its own on a phone. */
function marksAround(here: string): Readonly<Record<string, string>> {
  const [x, y] = placeOf(here);
  return Object.fromEntries(
    cities.map(({ slug }) => {
      if (slug === here) return [slug, styles.here];
      const [across, down] = placeOf(slug);
      return [slug, Math.abs(across - x) < 31 && Math.abs(down - y) < 9 ? styles.near : ''];
    }),
  );
}

function placeOf(slug: string): readonly [number, number] {
  const { longitude, latitude } = findCity(slug)?.position ?? { longitude: 0, latitude: 0 };
  return project([longitude, latitude]);
}

/** Where we drive: towns, the way to all of them, and the map. */
export function Area(section: Pick<SectionProps, 'title' | 'lead' | 'tone'>) {
  return (
    <Section {...section}>
      <div className={styles.area}>
        <ul className={page.chips}>
          {cities.map(({ slug, name }) => (
            <li key={slug}>
              <RouterLink className={page.chip} href={`/miasta/${slug}`}>
                {name}
              </RouterLink>
            </li>
          ))}
          <li>
            <RouterLink className={page.linkAlone} href="/miasta">
              {area.more}
            </RouterLink>
          </li>
        </ul>
        <AreaMap {...area.map} />
      </div>
    </Section>
  );
}

/** The map of all towns with what it promises. */
export function AreaMap({
  label,
  alt,
  caption,
  priority,
}: Pick<RegionMapProps, 'label' | 'alt' | 'priority'> & { caption: string }) {
  return (
    <figure className={styles.figure}>
      <RegionMap label={label} alt={alt} priority={priority} />
      <figcaption className={`${page.quiet} ${page.small}`}>{caption}</figcaption>
    </figure>
  );
}
