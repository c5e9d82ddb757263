import { useId } from 'react';
import { cities } from '../content/cities';
import { contact } from '../content/contact';
import * as styles from './ContactMap.css';
import { border, curve, labelPlace, labelPlaces, project, size, vistula } from './malopolska';

const { map } = contact;
/** Everything starts from there. */
const base = 'krakow';

/** A schematic map of the region: its border, the Vistula and the towns on the list, all at their true positions. */
export function ContactMap() {
  const id = useId();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={map.heading}
      aria-describedby={id}
    >
      <desc id={id}>{map.alt}</desc>
      <path className={styles.land} d={curve(border, true)} vectorEffect="non-scaling-stroke" />
      <path className={styles.river} d={curve(vistula)} vectorEffect="non-scaling-stroke" />
      {cities.map(({ slug, name, position }) => {
        const [x, y] = project([position.longitude, position.latitude]);
        const { dx, dy, anchor } = labelPlaces[labelPlace(slug)];
        const look = slug === base ? 'base' : 'town';
        return (
          <g key={slug}>
            <circle
              className={styles.dot[look]}
              cx={x}
              cy={y}
              r={look === 'base' ? 4.5 : 3}
              vectorEffect="non-scaling-stroke"
            />
            <text
              className={styles.name[look]}
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
