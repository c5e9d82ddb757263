import { globalStyle, keyframes, part } from '../theme/layer.js';
import { vars } from '../theme/contract.css.js';

// Before its script is there, the bar follows two elements by their place in view: the buttons of a Hero, and what the
// page itself calls `--ui-other-call`. Browsers without such timelines show it.
globalStyle(':root', { timelineScope: '--ui-first-call, --ui-other-call' });
const spare = keyframes({ 'from, to': { visibility: 'hidden' } });

export const bar = part('CallBar', {
  animationName: `${spare}, ${spare}`,
  animationTimeline: '--ui-first-call, --ui-other-call',
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
