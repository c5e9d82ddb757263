import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

/** What the prescribed heading means, which is English and small. */
export const display = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
});
