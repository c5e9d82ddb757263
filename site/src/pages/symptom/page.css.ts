import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, column } from '../../theme/page.css';
import { rows, wide } from '../../theme/mixins';

/** Two columns where there is room. */
export const page = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.medium,
    paddingBlock: `min(${vars.space.medium}, 4.5vw) ${vars.space.section}`,
    '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.large } },
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

export const facts = style([
  box,
  across,
  {
    gap: `${vars.space.medium} ${vars.space.large}`,
    '@media': { [wide]: { gridTemplateColumns: '4fr 5fr 4fr' } },
  },
]);

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
