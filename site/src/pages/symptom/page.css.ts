import { vars } from '@tarcza/ui/theme';
import { gutter, largeText, widestColumn } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, parts } from '../../theme/page.css';
import { rows, styleIn, wide } from '../../theme/mixins';

/** Two columns where there is room. */
export const page = style([
  parts,
  {
    alignItems: 'start',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        paddingTop: vars.space.huge,
        rowGap: vars.space.huge,
      },
    },
  },
]);

/** Across both columns. */
export const across = style({ gridColumn: '1 / -1' });

/** The main heading and the answer: where there is room, beside a drawing that reaches the edge of the screen. */
export const top = style({
  ...rows,
  position: 'relative',
  gap: vars.space.small,
  paddingTop: `min(${vars.space.medium}, 4.5vw)`,
  paddingInline: `max(${gutter}, (100% - ${widestColumn}) / 2)`,
  '@media': {
    [wide]: {
      alignContent: 'center',
      minHeight: 'min(34vw, 38rem)',
      paddingBottom: vars.space.huge,
      paddingInlineEnd: 'calc(50% + 2vw)',
    },
  },
});
styleIn(wide, `${top} a`, {
  paddingInline: 'calc(3vw - 1.3rem)',
  fontSize: `min(${vars.size.body}, 1.65vw)`,
});
styleIn(wide, `${top} a > span > office-text`, { minWidth: 0 });

/** On a narrow screen a card, with its drawing at the top. */
export const answer = style([
  box,
  {
    gap: vars.space.small,
    overflow: 'hidden',
    background: vars.color.surfaceSunken,
    '@media': { [wide]: { overflow: 'visible', padding: 0, border: 0, background: 'none' } },
  },
]);

const edge = `calc(-1 * min(${vars.space.medium}, 4.5vw))`;

export const drawing = style({
  margin: edge,
  marginBottom: 0,
  aspectRatio: '7 / 3',
  '@media': {
    [largeText]: { display: 'none' },
    // From the header's line, beside the breadcrumbs.
    [wide]: { position: 'absolute', inset: '-3.8rem 0 0 50%', margin: 0, aspectRatio: 'auto' },
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
    '@media': { [wide]: { gridTemplateColumns: '4fr 6fr 4fr' } },
  },
]);
