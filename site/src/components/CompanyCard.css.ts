import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';
import { box } from '../theme/page.css';

export const card = style([
  box,
  { gap: vars.space.small, marginTop: vars.space.medium, padding: `min(${vars.space.medium}, 4vw)` },
]);

/** Stays on one line while there is room. */
export const unbroken = style({ display: 'inline-block', whiteSpace: 'pre-wrap' });

/** A register number fits a line, however large the letters are. */
export const lines = style({
  ...rows,
  gap: vars.space.hair,
  fontSize: 'min(1em, 7.7vw)',
  fontStyle: 'normal',
});
