import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { raised, rows } from '../theme/mixins';

export const card = style({
  ...raised,
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  marginTop: vars.space.medium,
  padding: `min(${vars.space.medium}, 4vw)`,
});

/** A register number fits a line, however large the letters are. */
export const lines = style({
  ...rows,
  gap: vars.space.hair,
  fontSize: 'min(1em, 7.7vw)',
  fontStyle: 'normal',
});
