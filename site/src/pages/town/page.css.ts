import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { columnsFrom, rows } from '../../theme/mixins';

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

export const facts = style({ ...columnsFrom('24rem'), gap: `${vars.space.medium} ${vars.space.huge}` });

export const label = style({ fontWeight: vars.weight.strong });
