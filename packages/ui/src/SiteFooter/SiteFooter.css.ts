import { anywhere, part, style } from '../theme/layer.js';
import { focusRing, unmarked } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, words } from '../theme/frame.css.js';

export const footer = part('SiteFooter', [words, { ...onBrand, fontSize: vars.size.small }]);

export const columns = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'first baseline',
    gap: vars.space.large,
    paddingBlock: vars.space.huge,
  },
]);

export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });

export const paragraph = style({ margin: 0, overflowWrap: anywhere });

export const details = style([paragraph, { fontStyle: 'normal' }]);

export const name = part('SiteFooter-name', [
  paragraph,
  { fontFamily: vars.font.heading, fontSize: vars.size.title4, fontWeight: vars.weight.heading },
]);

export const heading = part('SiteFooter-heading', {
  margin: `0 0 ${vars.space.tight}`,
  fontFamily: vars.font.heading,
  fontSize: vars.size.body,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  overflowWrap: anywhere,
});

export const list = style({
  ...unmarked,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  lineHeight: 2,
});

/** Short names, such as towns, two beside each other. */
export const pairs = style([list, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1rem' }]);

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
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const legal = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.tight} ${vars.space.medium}`,
    paddingBlock: vars.space.small,
    borderTop: `1px solid ${vars.color.onBrand}`,
  },
]);
