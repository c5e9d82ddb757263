import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tight,
  // It could prepare no letter; the address stands in its place.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const label = style({ marginTop: vars.space.small, fontWeight: vars.weight.strong });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  maxWidth: '36rem',
});

export const field = style({
  flex: '1 1 16rem',
  minWidth: 0,
  minHeight: '3rem',
  padding: `${vars.space.tight} 0.75rem`,
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
    '&[aria-invalid]': { borderColor: vars.color.urgent, boxShadow: `inset 0 0 0 1px ${vars.color.urgent}` },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

/** Looks as an ActionLink does. */
export const button = style({
  minHeight: '3rem',
  padding: `${vars.space.tight} ${vars.space.medium}`,
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.link,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Red words, which in the dark come nearer to the text, as those of the form do. */
export const error = style({
  color: vars.color.urgent,
  fontWeight: vars.weight.strong,
  '@media': {
    '(prefers-color-scheme: dark)': { color: `color-mix(in srgb, ${vars.color.urgent}, ${vars.color.text})` },
  },
});

export const email = style({ overflowWrap: 'anywhere' });
