import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { calls, rows } from '../theme/mixins';

const wide = '(min-width: 60rem)';

export const top = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [wide]: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr) clamp(16rem, 36%, 24rem)',
      columnGap: vars.space.large,
    },
    print: { display: 'block' },
  },
});

export const texts = style({
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  '@media': { print: { gap: '0.5rem' } },
});

export const actions = style({
  ...calls('first'),
  '@media': { [wide]: { gridArea: '2 / 1' } },
});

export const picture = style({
  // Things stand on its ground.
  vars: { '--focus': '50% 70%' },
  aspectRatio: '3 / 2',
  '@media': {
    '(min-width: 38rem) and (max-width: 59.99rem)': { aspectRatio: '16 / 9' },
    [wide]: { gridArea: '1 / 2 / span 2', aspectRatio: '4 / 3' },
    print: { display: 'none' },
  },
});

/** Where what follows has pictures too. */
export const notOnPhones = style({ '@media': { '(max-width: 47.99rem)': { display: 'none' } } });
