import { anywhere, globalStyle, style } from './layer.js';
import { vars } from './contract.css.js';

/** The column that holds a page's content, as wide on every page: it grows with the screen, up to a point. */
export const column = style({
  boxSizing: 'border-box',
  width: 'min(max(72rem, 70vw), 88rem, 100% - 2 * clamp(1rem, 4.17vw, 2rem))',
  marginInline: 'auto',
});

const heading = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  overflowWrap: anywhere,
  textWrap: 'balance',
});

export const title1 = style([heading, { fontSize: vars.size.title1 }]);
export const title2 = style([heading, { fontSize: vars.size.title2 }]);
export const title4 = style([heading, { fontSize: vars.size.title4 }]);

/** The line under a title. */
export const lead = style({
  maxWidth: '42rem',
  margin: 0,
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  overflowWrap: anywhere,
  textWrap: 'pretty',
});

/** A picture that fills its box, whatever of it has to go. */
export const cover = style({ overflow: 'hidden' });
globalStyle(`${cover} > span, ${cover} img`, {
  width: '100%',
  height: '100%',
  borderRadius: 0,
  objectFit: 'cover',
});

/** Rows one below the other, never wider than the page, however long a word is. */
export const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** What a part of the frame that stands in no other part says about its letters. One rule for all of them. */
export const words = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
});

/** On a ground in the brand's colour the page's ring and links would not be seen. */
export const onBrand = {
  background: vars.color.brand,
  color: vars.color.onBrand,
  vars: { [vars.color.focus]: vars.color.onBrand, [vars.color.link]: vars.color.onBrand },
} as const;
