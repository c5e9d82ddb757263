import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList, raised, rows } from '../theme/mixins';

const wide = '(min-width: 60rem)';

export const timeline = style({
  ...raised,
  ...rows,
  gap: vars.space.medium,
  marginTop: vars.space.large,
  padding: `${vars.space.medium} min(${vars.space.large}, 6vw)`,
});

export const line = style({ display: 'block', width: '100%', height: 'auto' });

export const axis = style({ fill: 'none', stroke: vars.color.controlEdge, strokeWidth: 0.25 });

/** As long as the days it may take. */
export const span = style({
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const points = style({
  ...plainList,
  ...rows,
  gap: vars.space.medium,
  // Under the drawing: on the left the beginning, then the second week, and the end on the right.
  '@media': { [wide]: { gridTemplateColumns: '1fr 1.5fr 1fr' } },
});

export const point = style({ ...rows, alignContent: 'start', gap: vars.space.hair });

export const when = style({
  color: vars.color.link,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontSize: vars.size.body });
