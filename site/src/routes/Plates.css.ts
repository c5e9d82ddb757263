import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

export const plates = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

export const plate = style({
  flex: '1 1 18rem',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  maxWidth: '32rem',
  borderRadius: vars.radius.large,
});
