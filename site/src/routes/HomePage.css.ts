import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../layout/layout.css';

export const badges = style({ borderBlock: `1px solid ${vars.color.border}` });

export const badgeList = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
  },
]);

export const badge = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const badgeValue = style({
  color: vars.color.link,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const badgeLabel = style({ color: vars.color.textQuiet, fontSize: vars.size.small });

/** Under the badges, in their column. */
export const rating = style([
  column,
  { paddingBottom: vars.space.medium, color: vars.color.textQuiet, fontSize: vars.size.small },
]);

export const more = style({ marginTop: vars.space.large });

export const reason = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });
