import { globalStyle, keyframes, part, style } from '../theme/layer.js';
import { fromWidth } from '../theme/breakpoints.js';
import { clipped } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

globalStyle(':root', { timelineScope: '--ui-first-call, --ui-other-call' });
const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

export const bar = part('CallBar', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  boxSizing: 'border-box',
  padding: `8px ${vars.space.small} calc(8px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  selectors: {
    // It must not cover the focused element.
    'body:has(:is(main, footer) :focus-visible) &': { position: 'static' },
    // It keeps its space, so that nothing moves, and stays visible during a tap.
    '&[data-state="hidden"]:not(:focus-within, :active)': { visibility: 'hidden' },
    // Dialogs of Radix have no attribute for modality.
    ':root:has(dialog:modal, [role$="dialog"]:is([aria-modal="true"], [data-state="open"])) &': {
      visibility: 'hidden',
    },
  },
  '@media': { [fromWidth.medium]: { display: 'none' }, print: { display: 'none' } },
});

// The browser must not scroll to a focused element of the bar, which is in view.
globalStyle(`${bar} a`, { scrollMarginBottom: '-6rem' });

// The number stays in one line.
globalStyle(`${bar} > .ui-PhoneButton > :first-child`, { '@media': { '(max-width: 10.99rem)': clipped } });

// Hidden while an element with one of these timelines is in view. CallBar.mdx documents them for pages.
export const beforeScript = style({
  animationName: `${hidden}, ${hidden}`,
  animationTimeline: '--ui-first-call, --ui-other-call',
});
