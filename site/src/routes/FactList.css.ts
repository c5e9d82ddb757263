import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.medium,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
});

const anyValue = style({
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});

export const value = styleVariants({
  regular: [anyValue, { fontSize: vars.size.title4 }],
  large: [anyValue, { color: vars.color.link, fontSize: vars.size.title1 }],
});

export const label = style({ fontSize: vars.size.small, lineHeight: 1.4 });
