import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../layout/layout.css';

export const banner = style({
  paddingBlock: vars.space.small,
  // An edge that forced colours keep.
  borderBlock: '1px solid transparent',
  background: vars.color.urgent,
  color: vars.color.onUrgent,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  '@media': {
    // A whole band of the light red that dark schemes use would dazzle.
    '(prefers-color-scheme: dark)': {
      borderColor: vars.color.urgent,
      background: `color-mix(in srgb, ${vars.color.urgent} 12%, ${vars.color.surface})`,
      color: vars.color.urgent,
    },
  },
});

export const text = style([
  column,
  { display: 'flex', alignItems: 'flex-start', gap: '0.75rem', overflowWrap: 'anywhere' },
]);

export const icon = style({ flex: 'none', marginTop: '0.1em' });
