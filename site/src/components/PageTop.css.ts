import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';

const beside = '(min-width: 48rem)';

export const top = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(16rem, 36%, 24rem)',
      columnGap: vars.space.large,
    },
    print: { display: 'block' },
  },
});

export const words = style({
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  '@media': { print: { gap: '0.5rem' } },
});

export const picture = style({
  aspectRatio: '3 / 2',
  '@media': { [beside]: { aspectRatio: '4 / 3' }, print: { display: 'none' } },
});
