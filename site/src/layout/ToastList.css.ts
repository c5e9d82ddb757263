import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  position: 'fixed',
  insetInlineEnd: 0,
  // Above the call bar of phones.
  bottom: '5rem',
  zIndex: 3,
  display: 'grid',
  gap: vars.space.tight,
  width: 'min(26rem, 100%)',
  margin: 0,
  padding: vars.space.small,
  listStyleType: '""',
  '@media': { '(min-width: 48rem)': { bottom: 0 } },
});

const card = style({
  position: 'relative',
  padding: vars.space.small,
  paddingInlineEnd: '3.5rem',
  border: '2px solid',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 } },
});

export const toast = styleVariants({
  success: [card, { borderColor: vars.color.success }],
  urgent: [card, { borderColor: vars.color.urgent }],
});

export const title = style({ fontWeight: vars.weight.heading });

export const close = style({
  position: 'absolute',
  insetInlineEnd: vars.space.hair,
  top: vars.space.hair,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1.25rem',
  cursor: 'pointer',
});
