import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { words } from '../theme/frame.css.js';

export const list = style([
  words,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    gap: vars.space.medium,
    margin: 0,
  },
]);

/** The label comes first in the HTML, as a term does, and last to the eye. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
});

const anyValue = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});

export const value = styleVariants({
  regular: [anyValue, { fontSize: vars.size.title4 }],
  medium: [anyValue, { color: vars.color.link, fontSize: vars.size.title3, lineHeight: vars.line.heading }],
  large: [anyValue, { color: vars.color.link, fontSize: vars.size.title1 }],
});

const anyLabel = style({ fontSize: vars.size.small, lineHeight: 1.4 });

export const label = styleVariants({
  regular: [anyLabel],
  medium: [anyLabel, { color: vars.color.textQuiet }],
  large: [anyLabel],
});
