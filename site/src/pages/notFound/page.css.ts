import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

/** The prescribed heading is English: it is small, and its meaning large. */
export const kicker = style({ color: vars.color.textQuiet, fontSize: vars.size.body });

export const display = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
});
