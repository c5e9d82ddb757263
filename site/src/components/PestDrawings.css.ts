import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rows, styleIn, toEdges, wide } from '../theme/mixins';

/** One or two in a row. Narrower than on a phone, the labels inside them are too small to read. */
const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(21rem, 34%), 100%), 1fr))',
  gap: vars.space.medium,
  containerType: 'inline-size',
});

/** Each as wide as the text around it. */
const column = style({ ...rows, gap: vars.space.medium });

export const look = styleVariants({ row: [drawings], column: [column] });

export const plate = style({
  ...rows,
  alignContent: 'start',
  gap: vars.space.tight,
  borderRadius: vars.radius.large,
});

globalStyle(`${plate} > :first-child`, { '@media': toEdges });

// Wider, the letters inside it would be larger than the headings.
styleIn(wide, `${drawings} > * > :first-child`, { maxWidth: '36rem' });

// On a phone each takes the whole width, so that its labels can be read: two are enough before the text.
styleIn('(max-width: 39.99rem)', `${drawings} > :nth-child(n + 3)`, { display: 'none' });

// Alone in its row: as wide as the row, or beside its text.
globalStyle(`${drawings} > :last-child:nth-child(odd)`, {
  '@container': {
    '(min-width: 43.5rem)': { gridColumn: '1 / -1' },
    '(min-width: 52rem)': {
      gridTemplateColumns: 'minmax(0, min(35rem, 60%)) minmax(0, 1fr)',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: vars.space.medium,
    },
  },
});
