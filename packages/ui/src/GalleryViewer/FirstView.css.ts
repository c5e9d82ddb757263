import { spinning } from '../theme/base.css.js';
import { globalStyle, style } from '../theme/layer.js';
import { vars } from '../theme/contract.css.js';
import * as viewer from './Viewer.css.js';

const withoutScripting = '(scripting: none)';

/** The viewer's own clothes on what the browser opens; against what it says of popovers. */
export const firstView = style([
  viewer.viewer,
  {
    display: 'none',
    width: '100%',
    height: '100%',
    margin: 0,
    border: 0,
    selectors: { '&:popover-open': { display: 'grid' } },
  },
]);

globalStyle(`${firstView} > *`, { position: 'relative' });

/** Beneath all else. */
export const backdrop = style({
  appearance: 'none',
  border: 0,
  background: 'none',
  selectors: { [`${firstView} > &`]: { position: 'absolute', inset: 0 } },
});

// Pressed, and the viewer that leafs is on its way.
globalStyle(`${firstView} > [aria-busy]`, {
  borderColor: vars.color.border,
  borderTopColor: vars.color.link,
  background: vars.color.surfaceRaised,
  cursor: 'progress',
  ...spinning,
});

globalStyle(`${firstView} > [aria-busy] svg`, { visibility: 'hidden' });

// What the page says where the viewer does not come.
globalStyle(`${firstView} > [role="alert"]`, { gridColumn: '1 / -1' });

/**
 * Where the picture, in no box of its own, is as large as a slide of the viewer, whose units of its container the HTML checker
 * does not know.
 */
export const stage = style([
  viewer.stage,
  { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', placeItems: 'center', pointerEvents: 'none' },
]);

globalStyle(`${stage} > *, ${stage} picture`, { display: 'contents' });
globalStyle(`${stage} img`, {
  width: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
  borderRadius: vars.radius.small,
  pointerEvents: 'auto',
  // In its place as soon as it is opened: what a `LazyImage` waits for, the page's first frame, is long over.
  animation: 'none !important',
});

const unlessScripted = { '@media': { [withoutScripting]: { display: 'none' } } } as const;

export const previous = style([viewer.previous, unlessScripted]);
// The browser scrolls to what it gives the focus; on a small screen with large text the picture stays in view.
export const next = style([viewer.next, unlessScripted, { scrollMarginBlockStart: '200vh' }]);
export const hint = style([viewer.hint, unlessScripted]);
