import { breakWords } from './base.css.js';
import { anywhere, globalStyle, style } from './layer.js';
import { vars } from './contract.css.js';
import { pageWidth } from './pageWidth.js';
import { onHover } from './rules.js';

export { rows } from './rules.js';

/** The column of a page's content. */
export const column = style({ boxSizing: 'border-box', width: pageWidth, marginInline: 'auto' });

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
export const title3 = style([heading, { fontSize: vars.size.title3 }]);
export const title4 = style([heading, { fontSize: vars.size.title4 }]);

/** Text below a title. */
export const lead = style({
  maxWidth: '42rem',
  margin: 0,
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  overflowWrap: anywhere,
  textWrap: 'pretty',
});

/** A box whose link covers it. */
export const card = style([
  breakWords,
  { position: 'relative', isolation: 'isolate', boxSizing: 'border-box', borderRadius: vars.radius.card },
]);

/** A surface whose edge changes on hover. */
export const raised = style({
  border: `${vars.edge.card} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': onHover({ borderColor: vars.color.link }) },
});

/** A picture that is cropped to its box. */
export const cover = style({ overflow: 'hidden' });
globalStyle(`${cover} picture`, { display: 'contents' });
globalStyle(`${cover} > span, ${cover} img`, {
  width: '100%',
  height: '100%',
  borderRadius: 0,
  objectFit: 'cover',
});

/** A link that covers its card. */
export const coveringLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.card },
    [`${card}:hover &`]: onHover({ textDecoration: 'underline', textUnderlineOffset: '0.15em' }),
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

// Above the link, so that the mouse can select it: `addPageListeners` passes its clicks to the link.
globalStyle(':root[data-listening] [data-card] :is(p, ul, ol)', {
  '@media': { '(hover: hover) and (pointer: fine)': { position: 'relative', zIndex: 2, cursor: 'pointer' } },
});

/** Text style of a component that no other component contains. */
export const bodyText = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
});

// Written out, since TypeScript 5 cannot read the computed names in a declaration.
interface OnBrand {
  background: string;
  color: string;
  vars: Record<string, string>;
}

/** A surface in the brand's colour, with a focus ring and links that are visible on it. */
export const onBrand: OnBrand = {
  background: vars.color.brand,
  color: vars.color.onBrand,
  vars: { [vars.color.focus]: vars.color.onBrand, [vars.color.link]: vars.color.onBrand },
};
