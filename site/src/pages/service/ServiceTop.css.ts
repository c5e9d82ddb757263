import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { callout } from '../../theme/page.css';

/** What to do now. */
export const urgent = style([callout, { fontWeight: vars.weight.strong }]);

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const rating = style({
  marginTop: vars.space.small,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});
