import { anywhere, globalStyle, part, style } from '../theme/layer.js';
import { focusRing, spinning, touchTarget, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { raised } from '../theme/frame.css.js';
import { onHover, unscripted } from '../theme/rules.js';

const forced = '(forced-colors: active)';

export const list = part('GalleryViewer', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.medium,
  ...listReset,
});

// Two rows of the list, so that pictures of different heights and titles of different lengths line up.
const rows = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

export const item = style(rows);

export const figure = style([
  raised,
  { ...rows, position: 'relative', margin: 0, borderRadius: vars.radius.card },
]);

/** Every thumbnail fills a frame of one shape, whatever the shape of its picture. */
export const picture = part('GalleryViewer-thumbnail', {
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.card} - ${vars.edge.card}) calc(${vars.radius.card} - ${vars.edge.card}) 0 0`,
  background: vars.color.surfaceSunken,
});

globalStyle(`${picture} > *, ${picture} :is(picture, img, svg)`, {
  width: '100%',
  height: '100%',
  borderRadius: 0,
});
globalStyle(`${picture} picture`, { display: 'block' });
globalStyle(`${picture} :is(img, svg)`, { objectFit: 'cover' });

export const button = part('GalleryViewer-button', [
  touchTarget,
  {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: vars.space.small,
    border: 0,
    borderRadius: vars.radius.card,
    background: 'none',
    color: 'inherit',
    fontFamily: vars.font.body,
    fontSize: vars.size.body,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    textAlign: 'start',
    overflowWrap: anywhere,
    hyphens: 'auto',
    cursor: 'zoom-in',
    selectors: {
      // The clickable area covers the picture.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      '&:hover': onHover({ textDecoration: 'underline', textUnderlineOffset: '0.15em' }),
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
      '&[aria-busy]': { cursor: 'progress' },
    },
  },
]);

/** A magnifying glass in the corner of the picture. A spinner while the viewer loads. */
export const badge = part('GalleryViewer-badge', {
  position: 'absolute',
  insetBlockStart: vars.space.tight,
  insetInlineEnd: vars.space.tight,
  boxSizing: 'border-box',
  width: 40,
  height: 40,
  padding: 8,
  border: `2px solid ${vars.color.onBrand}`,
  borderRadius: '50%',
  background: vars.color.brand,
  fill: 'none',
  stroke: vars.color.onBrand,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': {
    [forced]: {
      borderColor: 'CanvasText',
      background: 'Canvas',
      stroke: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});

globalStyle(`${button}[aria-busy] ${badge}`, {
  borderTopColor: 'transparent',
  stroke: 'transparent',
  ...spinning,
});

/** Shown without a script, and below the message of a loader whose scripts failed to load. */
export const fallbackLink = style([
  focusRing,
  touchTarget,
  {
    display: 'none',
    padding: vars.space.small,
    color: vars.color.link,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: anywhere,
    selectors: {
      [`[role="alert"] ~ &, ${unscripted} &`]: { display: 'block' },
      [`${unscripted} &::after`]: { content: '""', position: 'absolute', inset: 0 },
    },
  },
]);
