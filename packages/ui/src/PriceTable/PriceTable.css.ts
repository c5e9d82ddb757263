import { part, style } from '../theme/layer.js';
import { focusRing, listReset, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { bodyText } from '../theme/frame.css.js';

export const table = part('PriceTable', [
  bodyText,
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: vars.space.medium,
  },
]);

export const line = part('PriceTable-line', [
  breakWords,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.small,
    boxSizing: 'border-box',
    padding: `${vars.space.medium} min(${vars.space.medium}, 6vw)`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
  },
]);

export const link = style([focusRing, { color: vars.color.link, textUnderlineOffset: '0.15em' }]);

export const facts = style({ display: 'grid', gap: vars.space.tight, margin: 0 });

export const label = style({ color: vars.color.textQuiet, fontSize: vars.size.small });

export const text = style({ margin: 0 });

export const price = part('PriceTable-price', {
  margin: 0,
  color: vars.color.link,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  fontVariantNumeric: 'tabular-nums',
});
