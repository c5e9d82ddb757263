import { anywhere, globalStyle, part, style } from '../theme/layer.js';
import { belowWidth, fromWidth } from '../theme/breakpoints.js';
import { focusRing, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, bodyText, title4 } from '../theme/frame.css.js';
import { onHover } from '../theme/rules.js';

export const footer = part('SiteFooter', [bodyText, { ...onBrand, fontSize: vars.size.small }]);

const phone = belowWidth.small;

export const columns = part('SiteFooter-columns', [
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'first baseline',
    gap: vars.space.large,
    paddingBlock: vars.space.huge,
    '@media': { [phone]: { gap: vars.space.medium, paddingBlock: vars.space.medium } },
  },
]);

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  lineHeight: 1.5,
});

export const paragraph = style({ margin: 0, overflowWrap: anywhere });

/** Hidden on phones, so that links and contacts come first. */
export const description = style([paragraph, { '@media': { [phone]: { display: 'none' } } }]);

export const details = style([paragraph, { fontStyle: 'normal' }]);

export const name = part('SiteFooter-name', [
  paragraph,
  { fontFamily: vars.font.heading, fontSize: vars.size.title4, fontWeight: vars.weight.heading },
]);

export const heading = part('SiteFooter-heading', [
  title4,
  { marginBottom: vars.space.tight, fontSize: vars.size.body, '@media': { [phone]: { marginBottom: 0 } } },
]);

export const list = style({
  ...listReset,
  display: 'grid',
  // One column in a narrow grid cell, several across a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'baseline',
  lineHeight: 1.5,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))' } },
});

export const pairs = style([
  list,
  // Of different widths: a long word in one column takes the space that the other does not need.
  { '@media': { [fromWidth.small]: { gridTemplateColumns: 'auto auto' } } },
]);

export const link = part('SiteFooter-link', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    minWidth: 44,
    lineHeight: 1.35,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: anywhere,
    selectors: { '&:hover': onHover({ textDecoration: 'underline' }) },
  },
]);

/** A column of which phones show the heading and the last line. */
export const short = style({});
globalStyle(`${short} li:not(:last-child)`, { '@media': { [phone]: { display: 'none' } } });

/** A line without a link. */
export const text = style({ display: 'block', paddingBlock: vars.space.hair });

export const legal = part('SiteFooter-legal', [
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.small}`,
    paddingBlock: vars.space.tight,
    borderTop: `1px solid color-mix(in srgb, ${vars.color.onBrand} 25%, transparent)`,
  },
]);
