import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../../theme/mixins';

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
