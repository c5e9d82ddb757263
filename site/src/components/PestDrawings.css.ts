import { vars } from '@tarcza/ui/theme';
import { fromWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rows, styleIn, toEdges, wide } from '../theme/mixins';

const drawings = style({ ...rows, gap: vars.space.medium, containerType: 'inline-size' });

/** Narrower than on a phone, the labels inside them are too small to read. */
const row = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(21rem, 34%), 100%), 1fr))' });

export const look = styleVariants({ row: [drawings, row], column: [drawings] });

export const plate = style({
  ...rows,
  alignContent: 'start',
  gap: vars.space.tight,
  borderRadius: vars.radius.large,
  textWrap: 'balance',
});

globalStyle(`${plate} > :first-child`, { '@media': toEdges });

// Wider, the letters inside it would be larger than the headings.
styleIn(wide, `${row} > * > :first-child`, { maxWidth: '36rem' });

// Alone, it stands beside its text where there is room.
globalStyle(`${drawings} > :only-child`, {
  gridColumn: '1 / -1',
  '@container': {
    [fromWidth.large]: {
      gridTemplateColumns: '3fr 2fr',
      alignItems: 'center',
      columnGap: vars.space.medium,
    },
  },
});
