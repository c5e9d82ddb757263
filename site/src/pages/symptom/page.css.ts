import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, column, halves } from '../../theme/page.css';
import { raised, rows, styleIn, wide } from '../../theme/mixins';

/** Two columns where there is room: what to read, and a card. */
export const page = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.medium,
    paddingBlock: `min(${vars.space.medium}, 4.5vw) ${vars.space.section}`,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 43rem) minmax(0, 27rem)',
        gridTemplateRows: 'auto auto auto 1fr',
        gap: vars.space.large,
      },
    },
  },
]);

/** Across both columns. */
export const across = style({ gridColumn: '1 / -1' });

/** One card of the answer and its drawing, which on a phone is small. */
export const answer = style([
  box,
  across,
  {
    position: 'relative',
    overflow: 'hidden',
    gap: vars.space.small,
    background: vars.color.surfaceSunken,
    '@media': {
      '(min-width: 40rem)': { alignContent: 'center', paddingInlineEnd: '41%' },
      [wide]: { minHeight: '22rem' },
    },
  },
]);

export const drawing = style({
  float: 'right',
  width: '6rem',
  margin: '0 0 0 12px',
  borderRadius: vars.radius.medium,
  aspectRatio: '4 / 3',
  '@media': {
    '(min-width: 40rem)': {
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '39%',
      height: '100%',
      borderRadius: 0,
    },
  },
});

// With no room for it, the words keep to their lines.
styleIn('(max-width: 21.99rem)', `${answer} .ui-PhoneButton::before, ${drawing}`, { display: 'none' });

export const facts = style([box, { gap: vars.space.medium }]);
// On a wide screen beside what to do and, unless a plate stands there, what to check.
styleIn(wide, `${facts}:has(+ :not(:last-child))`, { gridRow: 'span 2' });

// A list of prices, whose numbers end at one edge.
globalStyle(`${facts} dl`, { display: 'block' });
globalStyle(`${facts} dl > div`, {
  flexFlow: 'wrap',
  alignItems: 'baseline',
  gap: 12,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.border}`,
});
globalStyle(`${facts} dt`, { flex: '1 0 8rem' });

/** One plate stands beside the cause and what to check, in a card. */
export const onePlate = style([
  halves,
  across,
  { '@media': { [wide]: { ...raised, padding: vars.space.medium } } },
]);
