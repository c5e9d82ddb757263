import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.link } },
});

export const category = style({
  display: 'flex',
  // With large text on a phone a long word stands below its drawing, and not beyond the card.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  color: vars.color.link,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

globalStyle(`${category} svg`, { flex: 'none', fontSize: '1.25rem' });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // Its area reaches over the whole card.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  marginTop: 'auto',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const digest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.small,
});

export const digestHeading = style({
  marginBottom: vars.space.hair,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const digestList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  paddingInlineStart: '1.125rem',
  listStyle: 'disc',
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
