import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { rows } from '../../theme/mixins';

export const severity = style({ ...rows, justifyItems: 'start', gap: vars.space.tight, maxWidth: '24rem' });

/** A reading, not a control: three equal parts without a frame, each on a line of its own. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.hair,
  width: '100%',
});

export const step = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.hair,
  paddingBottom: vars.space.tight,
  borderBottom: `6px solid ${vars.color.border}`,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  lineHeight: 1.3,
});

const reached = (color: string) => [
  step,
  { borderBottomColor: color, color, fontWeight: vars.weight.strong },
];

export const current = styleVariants({
  ordinary: reached(vars.color.success),
  soon: reached(vars.color.text),
  urgent: reached(vars.color.urgent),
});
