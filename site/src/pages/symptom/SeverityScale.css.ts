import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const severity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.small}`,
});

/** On a line of its own. */
export const about = style({ flexBasis: '100%' });

export const scale = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.medium,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  padding: `${vars.space.hair} ${vars.space.tight}`,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

const filled = (background: string, color: string) => [
  step,
  {
    background,
    color,
    fontWeight: vars.weight.strong,
    // Forced colours remove the background and show the outline.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
];

export const current = styleVariants({
  ordinary: filled(vars.color.success, vars.color.surface),
  soon: filled(vars.color.textQuiet, vars.color.surface),
  urgent: filled(vars.color.urgent, vars.color.onUrgent),
});
