import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { raised, rows } from '../theme/mixins';

export const card = style({
  ...raised,
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  marginTop: vars.space.medium,
  padding: vars.space.medium,
});

export const lines = style({ ...rows, gap: vars.space.hair, fontStyle: 'normal' });
