import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { here, name, town } from '../../components/RegionMap.css';
import { column } from '../../theme/page.css';
import { rows } from '../../theme/mixins';
import { scale } from './detail';

export const top = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
]);

export const intro = style({ ...rows, justifyItems: 'start', gap: vars.space.medium });

/** While it is in view, the bar at the foot of a phone's screen is not needed. */
export const call = style({
  viewTimelineName: '--ui-first-call',
  '@media': { '(max-width: 29.99rem)': { width: '100%' } },
});

export const columns = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large },
    '(min-width: 60rem)': { columnGap: vars.space.huge },
  },
});

export const facts = style({ ...rows, gap: vars.space.medium });

export const label = style({ fontWeight: vars.weight.strong });

export const figure = style({ ...rows, gap: vars.space.tight });

/** A part of the map around the town. */
export const detail = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

/** Its class names the town, whose place on the map comes to the middle. */
export const enlarged = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: `${100 * scale}%`,
  translate: 'calc(-1 * var(--x)) calc(-1 * var(--y))',
});

globalStyle(`${enlarged} ${town}`, { fontSize: '1rem' });
globalStyle(`${enlarged} ${here}`, { fontSize: '1.125rem' });
globalStyle(`${enlarged} ${town}${here} > ${name}`, { inset: 'auto auto 0.6em 0', translate: '-50% 0' });

export const after = style({ marginTop: vars.space.small });
