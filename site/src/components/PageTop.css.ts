import { vars } from '@tarcza/ui/theme';
import { belowWidth, fromWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { calls, rows, styleIn, wide } from '../theme/mixins';
import { parts } from '../theme/page.css';

const beside = fromWidth.small;
export const top = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    // The first row is as high as the picture before that arrives, so that the buttons below stay in place.
    [beside]: {
      gridTemplate: 'minmax(11.25rem, auto) auto / minmax(0, 1fr) 15rem',
      columnGap: vars.space.large,
    },
    [wide]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) 33%' },
    print: { display: 'block' },
  },
});

export const texts = style({
  ...rows,
  justifyItems: 'start',
  gap: vars.space.small,
  '@media': { [largeText]: { display: 'contents' } },
});

export const actions = style({
  '@media': { [beside]: { gridArea: '2 / 1 / auto / span 2' }, [wide]: { gridArea: '2 / 1' } },
});

globalStyle(`${actions}:has(.ui-PhoneButton)`, calls('first'));

export const picture = style({
  aspectRatio: '3 / 2',
  '@media': {
    [largeText]: { order: 1 },
    [beside]: { gridArea: '1 / 2', aspectRatio: '4 / 3' },
    [wide]: { gridArea: '1 / 2 / span 2' },
    print: { display: 'none' },
  },
});

/** A text and a map, side by side where there is room. */
export const besideMap = style([
  parts,
  {
    alignItems: 'start',
    columnGap: vars.space.huge,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
]);
// It shows all towns.
const ofRegion = `${besideMap}:has(> figure)`;
styleIn(wide, ofRegion, { gridTemplateColumns: 'minmax(0, 1fr) min(36rem, 60%)' });
styleIn(wide, `${ofRegion} p > a`, { paddingInline: '0.75rem', fontSize: vars.size.body });

/** Where the page is a list to use. */
export const notOnPhones = style({ '@media': { [belowWidth.small]: { display: 'none' } } });
