import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

/** What to do now, set apart without the colour of an alarm. */
export const urgent = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.color.success}`,
  fontWeight: vars.weight.strong,
});

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const rating = style({
  marginTop: vars.space.small,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});
