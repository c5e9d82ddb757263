import { RouterLink } from '@tarcza/static-site';
import { Section, type SectionProps } from '@tarcza/ui';
import { area } from '../content/towns/area';
import { type Town, towns } from '../content/towns/towns';
import { picture } from '../pictures';
import { Chips } from './ChipLinks';
import * as page from '../theme/page.css';
import { labelPlace, positions, getRank, zoom } from './malopolska';
import * as styles from './RegionMap.css';

const ground = picture('mapa');

export interface RegionMapProps {
  /** Name of the drawing. */
  label: string;
  /** Alternative text, after the name. */
  alt: string;
  /** Slug of the town that the page is about. */
  here?: string;
  /** Loads the drawing at once, for the first screen of a page. */
  priority?: boolean | undefined;
}

/** Renders a map of the region. Each town on it is a link for pointers; the page lists the same links. */
export function RegionMap({ label, alt, here, priority }: RegionMapProps) {
  return (
    <div className={`${styles.map} ${here ? `${styles.ofTown} ${styles.spot[here] ?? ''}` : ''}`}>
      <div className={styles.ground}>
        <img
          {...ground}
          className={styles.drawing}
          alt={`${label}. ${alt}`}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
        {listTowns(here).map(({ slug, name }) => (
          <RouterLink
            key={slug}
            href={`/miasta/${slug}`}
            className={`${styles.town} ${styles.spot[slug] ?? ''} ${slug === here ? styles.here : ''}`}
            tabIndex={-1}
            aria-hidden="true"
          >
            <span
              className={`${styles.name} ${styles.rank[getRank(slug)]} ${styles.place[labelPlace(slug)]}`}
            >
              {name}
            </span>
          </RouterLink>
        ))}
      </div>
    </div>
  );
}

const listTowns = (here?: string) => towns.filter((town) => !here || isInFrame(town, here));

/** Returns links to all towns, or to the others on the map around one. */
export const linkTowns = (here?: string) =>
  listTowns(here)
    .filter(({ slug }) => slug !== here)
    .map(({ slug, name }) => ({ label: name, href: `/miasta/${slug}` }));

/** Returns whether a town with its name fits into the map around another one. */
function isInFrame({ slug, name }: Town, here: string): boolean {
  const [town, centre] = [slug, here].map((one) => positions[one]);
  // In per cent. A letter in WCAG's text spacing takes up to 3 of a phone's map, and so does the dot.
  const width = 3 * name.length;
  const place = labelPlace(slug);
  return [0, 1].every((axis) => {
    const at = town?.[axis] ?? 0;
    const start = Math.max((1 - zoom) * 100, Math.min(0, 50 - zoom * (centre?.[axis] ?? 0)));
    const inFrame = start + zoom * at;
    if (axis === 1) return inFrame > 6 && inFrame < 91;
    const before = /left$/i.test(place) ? 1 : /right$/i.test(place) ? 0 : at / 100;
    return inFrame > 4 + before * width && inFrame < 96 - (1 - before) * width;
  });
}

/** Renders the section on the area: towns, a link to all of them, and the map. */
export function Area({ title, lead, tone }: Pick<SectionProps, 'title' | 'lead' | 'tone'>) {
  return (
    <Section tone={tone} aria-labelledby="dojazd">
      <div className={styles.area}>
        <div className={page.stack.medium}>
          <h2 id="dojazd" className={page.title2}>
            {title}
          </h2>
          {lead && <p className={page.lead}>{lead}</p>}
          <Chips
            links={linkTowns()}
            last={
              <RouterLink className={page.linkAlone} href="/miasta">
                {area.more}
              </RouterLink>
            }
          />
        </div>
        <AreaMap {...area.map} />
      </div>
    </Section>
  );
}

/** Renders the map of all towns, with a caption. */
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
