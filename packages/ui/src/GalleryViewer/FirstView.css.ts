import { globalStyle, style } from '../theme/layer.js';
import { vars } from '../theme/contract.css.js';
import { turn } from './GalleryViewer.css.js';
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

// Whatever is pressed beside the picture presses the button that closes: its area reaches over the whole screen, beneath
// all else.
globalStyle(`${firstView} > *`, { position: 'relative' });
globalStyle(`${firstView} > ${viewer.close}`, { position: 'static' });
globalStyle(`${firstView} > ${viewer.close}::before`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${firstView} > ${viewer.stage}`, { pointerEvents: 'none' });

// Pressed, and the viewer that leafs is on its way.
globalStyle(`${firstView} > [aria-busy]`, {
  borderColor: vars.color.border,
  borderTopColor: vars.color.link,
  background: vars.color.surfaceRaised,
  color: 'transparent',
  cursor: 'progress',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1s linear infinite` } },
});

// What the page says where the viewer does not come.
globalStyle(`${firstView} > [role="alert"]`, { gridColumn: '1 / -1' });

/** As wide as the viewer's slides; what stays beside a picture in its own proportions belongs to it, too. */
export const picture = style({ width: '100cqw', borderRadius: vars.radius.small, pointerEvents: 'auto' });

globalStyle(`${picture} > *`, { background: 'none' });
globalStyle(`${picture} img`, { maxHeight: '100cqh', objectFit: 'scale-down', borderRadius: 'inherit' });

const unlessScripted = { '@media': { [withoutScripting]: { display: 'none' } } } as const;

export const previous = style([viewer.previous, unlessScripted]);
export const next = style([viewer.next, unlessScripted]);
export const hint = style([viewer.hint, unlessScripted]);
