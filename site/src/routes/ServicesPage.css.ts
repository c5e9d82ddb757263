import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';

export const top = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    paddingBlock: `${vars.space.huge} ${vars.space.large}`,
  },
]);

export const allTowns = style({ marginTop: vars.space.medium });
