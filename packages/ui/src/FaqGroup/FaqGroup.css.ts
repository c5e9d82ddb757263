import { anywhere, globalStyle, part, style } from '../theme/layer.js';
import * as disclosure from '../Disclosure/Disclosure.css.js';
import { breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { bodyText, title2 } from '../theme/frame.css.js';
import { onHover } from '../theme/rules.js';

const inset = `clamp(min(${vars.space.small}, 5vw), 3vw, ${vars.space.medium})`;

export const group = part('FaqGroup', [
  bodyText,
  { color: vars.color.text, selectors: { '& + &': { marginTop: vars.space.large } } },
]);

export const title = part('FaqGroup-title', [
  title2,
  { display: 'flex', alignItems: 'center', gap: vars.space.small, margin: `0 0 ${vars.space.medium}` },
]);

export const icon = style({ flex: 'none', color: vars.color.link, fontSize: '1.75rem', lineHeight: 0 });

export const items = style({
  border: `${vars.edge.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});

export const classNames = {
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
        '&[data-state="open"]': { color: vars.color.link },
        '&:hover': onHover({ color: vars.color.link }),
        // Outside, it would cross the edge of the card.
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  ]),
  // A link to the answer scrolls its question into view, too.
  panel: style([disclosure.panel, { scrollMarginTop: '6rem' }]),
};

export const answer = part('FaqGroup-answer', {
  maxWidth: '42rem',
  margin: 0,
  padding: `0 ${inset} ${vars.space.small}`,
  fontSize: vars.size.body,
  // Not hyphenated: screen readers read by lines, and would read a hyphenated word as two.
  overflowWrap: anywhere,
});

/** An answer that is not a string. */
export const nodes = style([breakWords, answer, { display: 'grid', gap: vars.space.tight }]);

globalStyle(`${nodes} a`, { color: vars.color.link, textDecoration: 'underline' });
globalStyle(`${nodes} > *`, { marginBlock: 0 });
globalStyle(`${nodes} > ul + p`, { marginTop: vars.space.tight });
