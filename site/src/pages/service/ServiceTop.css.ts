import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { closed } from '../../components/OfficeHours.css';
import { rows } from '../../theme/mixins';
import { callout } from '../../theme/page.css';

/** What to do now. */
export const urgent = style([
  callout,
  { width: '100%', fontWeight: vars.weight.strong, whiteSpace: 'pre-line', textWrap: 'balance' },
]);

// At night it stands first.
globalStyle(`${closed} h1:has(~ ${urgent})`, { order: -2 });
globalStyle(`${closed} ${urgent}`, { order: -1 });

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

/** Prices and facts side by side, where there is room. */
export const strip = style({
  ...rows,
  gap: `${vars.space.medium} ${vars.space.huge}`,
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'first baseline' },
  },
});
