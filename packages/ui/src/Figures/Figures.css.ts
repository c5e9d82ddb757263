import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { words } from '../theme/frame.css.js';

const list = style([
  words,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    gap: vars.space.medium,
    margin: 0,
  },
]);

// Named for what stands in them.
const medium = style({});
const large = style({});

export const size = styleVariants({ regular: [list], medium: [list, medium], large: [list, large] });

/** The label comes first in the HTML, as a term does, and last to the eye. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
});

globalStyle(`${figure} *`, wordsBreakAsAround);

export const value = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`:is(${medium}, ${large}) &`]: { color: vars.color.link },
    [`${medium} &`]: { fontSize: vars.size.title3, lineHeight: vars.line.heading },
    [`${large} &`]: { fontSize: vars.size.title1 },
  },
});

export const label = style({
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { [`${medium} &`]: { color: vars.color.textQuiet } },
});
