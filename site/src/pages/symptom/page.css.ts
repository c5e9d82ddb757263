import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, column, halves } from '../../theme/page.css';
import { rows, styleIn, wide } from '../../theme/mixins';

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

/** One card of the answer, with its drawing at the top or, where there is room, at the side. */
export const answer = style([
  box,
  across,
  {
    position: 'relative',
    overflow: 'hidden',
    gap: vars.space.small,
    background: vars.color.surfaceSunken,
    '@media': { [wide]: { alignContent: 'center', minHeight: '22rem', paddingInlineEnd: '41%' } },
  },
]);

const edge = `calc(-1 * min(${vars.space.medium}, 4.5vw))`;

export const drawing = style({
  margin: edge,
  marginBottom: 0,
  aspectRatio: '7 / 3',
  '@media': {
    [wide]: { position: 'absolute', inset: '0 0 0 auto', width: '39%', height: '100%', margin: 0 },
  },
});
globalStyle(`${drawing} :is(span, img)`, { height: '100%', objectFit: 'cover' });
// An SVG is cropped by its `preserveAspectRatio`, so that what it shows stays whole.
globalStyle(`${drawing} [src*=".svg"]`, { objectFit: 'fill' });

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

/** One plate stands beside the cause and what to check. */
export const onePlate = style([
  halves,
  across,
  { alignItems: 'center', '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) min(36rem, 60%)' } } },
]);
