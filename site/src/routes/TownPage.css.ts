import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';
import { rows } from '../theme/mixins';

export const top = style([
  column,
  {
    ...rows,
    justifyItems: 'start',
    gap: vars.space.medium,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
  },
]);

/** While it is in view, the bar at the foot of a phone's screen is not needed. */
export const call = style({ viewTimelineName: '--ui-first-call' });

export const columns = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const prose = style({ ...rows, gap: vars.space.medium });

export const facts = style({ ...rows, gap: vars.space.small });

export const label = style({ fontWeight: vars.weight.strong });

export const districts = style({ marginTop: vars.space.tight });

/** Nothing to touch, so it may be low. */
export const district = style({ minHeight: 0 });
