import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { rows } from '../../theme/mixins';

export const top = style([
  column,
  {
    ...rows,
    alignItems: 'center',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
]);

export const intro = style({ ...rows, justifyItems: 'start', gap: vars.space.medium });

/** While it is in view, the bar at the foot of a phone's screen is not needed. */
export const call = style({ viewTimelineName: '--ui-first-call' });

export const columns = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large },
    '(min-width: 60rem)': { columnGap: vars.space.huge },
  },
});

export const prose = style({ ...rows, gap: vars.space.medium });

export const facts = style({ ...rows, gap: vars.space.small });

export const label = style({ fontWeight: vars.weight.strong });

/** Several beside each other, each whole at the end of a line, hyphen and all. */
export const postcode = style({
  display: 'inline-block',
  marginInlineEnd: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style({
  aspectRatio: '4 / 3',
});
