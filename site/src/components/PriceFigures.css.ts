import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../theme/mixins';

/** Two or three in a row, also on a phone. */
export const figures = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: vars.space.small,
});
