import { anywhere, globalStyle, part, style } from '../theme/layer.js';
import * as disclosure from '../Disclosure/Disclosure.css.js';
import { wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

// Gives way on a narrow screen, even where the text is twice as large.
const inset = `clamp(min(${vars.space.small}, 5vw), 3vw, ${vars.space.medium})`;

export const group = part('FaqGroup', {
  color: vars.color.text,
  fontFamily: vars.font.body,
  lineHeight: vars.line.body,
});

export const title = part('FaqGroup-title', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  margin: `0 0 ${vars.space.small}`,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  overflowWrap: anywhere,
  textWrap: 'balance',
});

export const icon = style({ flex: 'none', color: vars.color.link, fontSize: '1.75rem', lineHeight: 0 });

export const items = style({
  border: `${vars.edge.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});

export const looks = {
  root: style({
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  heading: style([disclosure.heading, { fontSize: vars.size.title4, fontWeight: vars.weight.strong }]),
  button: part('FaqGroup-question', [
    disclosure.button,
    {
      padding: `${vars.space.small} ${inset}`,
      borderRadius: vars.radius.card,
      lineHeight: 1.35,
      textWrap: 'pretty',
      selectors: {
        '&:is(:hover, [data-state="open"])': { color: vars.color.link },
        // Within the card, whose edge it would cross.
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  ]),
  // An address that names the answer brings its question into view as well.
  panel: style([disclosure.panel, { scrollMarginTop: '6rem' }]),
};

export const answer = part('FaqGroup-answer', {
  maxWidth: '42rem',
  margin: 0,
  padding: `0 ${inset} ${vars.space.small}`,
  fontSize: vars.size.body,
  // Whole words, broken where one alone is too long: screen readers read by lines, and would read a hyphenated word as two.
  overflowWrap: anywhere,
});

/** An answer of nodes, whatever margins the page gives them. */
export const nodes = style([answer, { display: 'grid', gap: vars.space.tight }]);

globalStyle(`${nodes} a`, { color: vars.color.link, textDecoration: 'underline' });
globalStyle(`${nodes} > *`, { marginBlock: 0 });
globalStyle(`${nodes} *`, wordsBreakAsAround);
