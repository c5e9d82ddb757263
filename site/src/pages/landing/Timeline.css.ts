import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList, raised, rows } from '../../theme/mixins';

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
  // Each begins below its mark: in days the first has 10, the second 18, and the last the rest with the line's round end.
  '@media': { [wide]: { gridTemplateColumns: '10fr 18fr 16.2fr', columnGap: 0 } },
});

export const point = style({
  ...rows,
  alignContent: 'start',
  gap: vars.space.hair,
  '@media': { [wide]: { paddingInlineEnd: vars.space.medium } },
});

export const when = style({
  color: vars.color.link,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontSize: vars.size.body });
