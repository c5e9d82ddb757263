import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  padding: `${vars.space.tight} ${vars.space.small} calc(${vars.space.tight} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  selectors: {
    // It must not cover what has the keyboard's focus, nor a field that somebody types into.
    'body:has(main :focus-visible) &': { position: 'static' },
    // Another button like it is in view. Its place stays, so that nothing moves; nor does it go from under a finger.
    '&[data-state="spare"]:not(:focus-within, :active)': { visibility: 'hidden' },
  },
  '@media': { '(min-width: 48rem)': { display: 'none' }, print: { display: 'none' } },
});
