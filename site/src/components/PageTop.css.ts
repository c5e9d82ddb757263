import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';

const beside = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';

export const top = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(16rem, 36%, 24rem)',
      columnGap: vars.space.large,
    },
    [wide]: { gridTemplateRows: 'auto 1fr' },
    print: { display: 'block' },
  },
});

export const texts = style({
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  '@media': { print: { gap: '0.5rem' } },
});

/** While they are in view, the bar at the foot of a phone's screen is not needed. */
export const actions = style({
  viewTimelineName: '--ui-first-call',
  '@media': { [beside]: { gridArea: '2 / 1 / auto / span 2' }, [wide]: { gridArea: '2 / 1' } },
});

export const picture = style({
  aspectRatio: '3 / 2',
  '@media': {
    [beside]: { gridArea: '1 / 2', aspectRatio: '4 / 3' },
    [wide]: { gridRow: 'span 2' },
    print: { display: 'none' },
  },
});

/** Where what follows has pictures too. */
export const notOnPhones = style({ '@media': { '(max-width: 47.99rem)': { display: 'none' } } });
