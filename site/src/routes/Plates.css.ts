import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom } from '../theme/mixins';

export const plates = style({ ...columnsFrom('18rem'), gap: vars.space.medium });

export const plate = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  maxWidth: '32rem',
  borderRadius: vars.radius.large,
});
