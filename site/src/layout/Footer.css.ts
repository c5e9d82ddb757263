import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from './layout.css';
import { plainList } from './mixins';

export const footer = style({
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.size.small,
  vars: { [vars.color.focus]: vars.color.action },
});

export const columns = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    gap: vars.space.large,
    paddingBlock: vars.space.huge,
  },
]);

export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });
export const details = style({ fontStyle: 'normal' });
export const brand = style({ fontSize: vars.size.title4, fontWeight: vars.weight.heading });
export const heading = style({ marginBottom: vars.space.tight, fontSize: vars.size.body });
export const list = style({
  display: 'grid',
  ...plainList,
  alignContent: 'start',
  lineHeight: 2,
});
export const cities = style([list, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 1rem' }]);

export const link = style({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

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
