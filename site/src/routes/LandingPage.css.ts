import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 60rem)';

export const call = style({ marginTop: vars.space.large });

export const symptoms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
});

export const symptom = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  paddingTop: vars.space.small,
  borderTop: `2px solid ${vars.color.link}`,
});

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});

export const stepTitle = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  fontSize: vars.size.title4,
});

export const when = style({
  padding: `${vars.space.hair} ${vars.space.small}`,
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const guarantee = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: 0,
  listStyle: 'none',
});

export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: '0.75rem' });

export const check = style({ flex: 'none', marginTop: '0.2em', color: vars.color.success });

export const opinion = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});

export const stars = style({ width: '7.5rem', height: '1.5rem' });

// The outline carries the shape: amber alone is too pale for it on white.
export const fullStar = style({ fill: vars.color.action, stroke: vars.color.text, strokeWidth: 1 });
export const emptyStar = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1 });

export const quote = style({ margin: 0 });

export const author = style({
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});
