import { useId } from 'react';
import { cities } from '../content/cities';
import { border, curve, labelPlace, labelPlaces, project, size, vistula } from './malopolska';
import * as styles from './RegionMap.css';

/** Everything starts from there. */
const base = 'krakow';

export interface RegionMapProps {
  /** Name of the drawing. */
  label: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Slug of the town that the page is about. */
  here?: string;
}

/** A schematic map of the region: its border, the Vistula and the towns on the list, all at their true positions. */
export function RegionMap({ label, alt, here }: RegionMapProps) {
  const id = useId();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      aria-describedby={id}
    >
      <desc id={id}>{alt}</desc>
      <path className={styles.land} d={curve(border, true)} vectorEffect="non-scaling-stroke" />
      <path className={styles.river} d={curve(vistula)} vectorEffect="non-scaling-stroke" />
      {cities.map(({ slug, name, position }) => {
        const [x, y] = project([position.longitude, position.latitude]);
        const { dx, dy, anchor } = labelPlaces[labelPlace(slug)];
        const rank = slug === base ? 'base' : 'town';
        return (
          <g key={slug}>
            <circle
              className={slug === here ? styles.dot.here : styles.dot[rank]}
              cx={x}
              cy={y}
              r={rank === 'base' || slug === here ? 4.5 : 3}
              vectorEffect="non-scaling-stroke"
            />
            <text
              className={slug === here ? `${styles.name[rank]} ${styles.hereName}` : styles.name[rank]}
              x={x}
              y={y}
              dx={`${dx}em`}
              dy={`${dy}em`}
              textAnchor={anchor}
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
