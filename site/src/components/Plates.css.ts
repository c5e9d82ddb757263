import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom } from '../theme/mixins';

export const plates = style({
  ...columnsFrom('18rem'),
  gap: vars.space.medium,
  containerType: 'inline-size',
});

export const plate = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  maxWidth: '32rem',
  borderRadius: vars.radius.large,
});

// Alone where there is room for two: its words stand beside it.
globalStyle(`${plates} > :only-child`, {
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      columnGap: vars.space.medium,
      gridColumn: '1 / -1',
      maxWidth: 'none',
    },
  },
});
