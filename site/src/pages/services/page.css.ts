import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../../theme/mixins';
import { column } from '../../theme/page.css';

export const top = style([column, { paddingBlock: `${vars.space.medium} ${vars.space.huge}` }]);

export const calls = style({ ...rows, gap: vars.space.small });

export const allTowns = style({ marginTop: vars.space.medium });

/** The tiles beside the map. */
export const towns = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: vars.space.huge },
  },
});
