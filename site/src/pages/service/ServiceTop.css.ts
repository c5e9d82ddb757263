import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { closed } from '../../components/Office.css';
import { callout } from '../../theme/page.css';

/** What to do now. */
export const urgent = style([callout, { fontWeight: vars.weight.strong }]);

// At night it stands first.
globalStyle(`${closed} h1:has(~ ${urgent})`, { order: -2 });
globalStyle(`${closed} ${urgent}`, { order: -1 });

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const note = style({
  marginTop: vars.space.small,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});
