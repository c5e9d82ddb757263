import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { styleIn, urgentText, wide } from '../../theme/mixins';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.huge}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
// What it is about, beside what there is to do.
styleIn(wide, `${form} > *`, { gridColumn: 2 });
styleIn(wide, `${form} > :first-child`, { gridArea: '1 / 1 / span 5' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small, maxWidth: '36rem' });

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
    '&[aria-invalid="true"]': {
      borderColor: vars.color.urgent,
      boxShadow: `inset 0 0 0 1px ${vars.color.urgent}`,
    },
  },
});

export const error = style({ color: urgentText, fontWeight: vars.weight.strong });
