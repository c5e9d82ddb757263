import { anywhere, globalStyle, keyframes, part, style } from '../theme/layer.js';
import { vars } from '../theme/contract.css.js';
import { onHover } from '../theme/rules.js';

const motion = '(prefers-reduced-motion: no-preference)';
// Buttons next to the picture leave more space for it than buttons below.
const wide = '(min-width: 48rem), (min-width: 26rem) and (orientation: landscape)';

const appear = keyframes({ from: { opacity: 0.3 } });

/** Fills the screen, and is its own backdrop. */
export const viewer = part('GalleryViewer-viewer', {
  position: 'fixed',
  // Only browsers without popovers need it.
  zIndex: 2147483647,
  inset: 0,
  width: 'auto',
  height: 'auto',
  margin: 0,
  border: 0,
  display: 'grid',
  gridTemplateAreas: '"zoom zoom close" "stage stage stage" "caption caption caption" "previous hint next"',
  // Equal columns on both sides keep a single picture in the middle.
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  // The buttons stay in view at 320 × 256 px, which is 1280 × 1024 px at 400 %.
  gridTemplateRows: 'auto minmax(min(8rem, 20vh), 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.tight,
  boxSizing: 'border-box',
  // Equal on both sides, too.
  padding: `max(${vars.space.tight}, env(safe-area-inset-top)) max(${vars.space.tight}, env(safe-area-inset-left), env(safe-area-inset-right)) max(${vars.space.tight}, env(safe-area-inset-bottom))`,
  overflow: 'auto',
  // A swipe neither scrolls the page nor navigates back.
  overscrollBehavior: 'contain',
  touchAction: 'pan-y pinch-zoom',
  background: vars.color.backdrop,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  '@media': {
    print: { display: 'none' },
    [motion]: { animation: `${appear} ${vars.motion.calm}` },
    '(forced-colors: active)': { background: 'Canvas' },
    [wide]: {
      gridTemplateAreas: '"zoom hint close" "previous stage next" ". caption ."',
      gridTemplateRows: 'auto minmax(min(8rem, 20vh), 1fr) auto',
      columnGap: vars.space.small,
    },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

// The page is printed in full.
globalStyle(`:root:has(${viewer})`, { '@media': { print: { overflow: 'visible !important' } } });

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: '50%',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: '1.125rem',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover': onHover({ background: vars.color.action, color: vars.color.onAction }),
    // Inside the button: the ring has contrast with a surface, but maybe not with the backdrop.
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -6 },
    '&:hover:focus-visible': onHover({ outlineColor: vars.color.onAction }),
  },
});

export const close = style([control, { gridArea: 'close', justifySelf: 'end' }]);

// Wider than its column of 48 px: it overlaps the empty start of the next one.
export const zoom = style({ gridArea: 'zoom', display: 'flex', gap: vars.space.tight, width: 'max-content' });

export const previous = style([control, { gridArea: 'previous' }]);

export const next = style([control, { gridArea: 'next' }]);

globalStyle(`[dir="rtl"] ${control} svg`, { transform: 'scaleX(-1)' });

/** The picture fits into this container. */
export const stage = style({
  gridArea: 'stage',
  display: 'grid',
  // An enlarged picture does not leave the stage where it cannot be scrolled to.
  placeContent: 'safe center',
  alignSelf: 'stretch',
  containerType: 'size',
  selectors: { '&[role]': { overflow: 'auto' } },
});

export const slide = style({
  borderRadius: vars.radius.small,
  '@media': { [motion]: { animation: `${appear} ${vars.motion.quick}` } },
});

export const caption = style({
  gridArea: 'caption',
  justifySelf: 'center',
  boxSizing: 'border-box',
  maxWidth: '42rem',
  margin: 0,
  padding: `${vars.space.tight} ${vars.space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  textAlign: 'center',
  overflowWrap: anywhere,
  hyphens: 'auto',
});

export const counter = style({
  marginInlineEnd: vars.space.tight,
  color: vars.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const hint = style({
  gridArea: 'hint',
  display: 'none',
  justifySelf: 'center',
  margin: 0,
  padding: `${vars.space.hair} ${vars.space.tight}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { '(any-pointer: coarse)': { display: 'block' } },
});
