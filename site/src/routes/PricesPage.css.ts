import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';

export const top = style([
  column,
  { display: 'grid', gap: vars.space.small, paddingBlock: `${vars.space.large} ${vars.space.medium}` },
]);

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});

export const facts = style({ display: 'grid', gap: vars.space.tight });
globalStyle(`${facts} dt`, { color: vars.color.textQuiet, fontSize: vars.size.small });

export const price = style({
  color: vars.color.link,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const points = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });
