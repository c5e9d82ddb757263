import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing, touchTarget, unmarked } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

const motion = '(prefers-reduced-motion: no-preference)';
const forced = '(forced-colors: active)';
// Where arrows beside the picture leave more of it than arrows beneath: large screens, and phones on their side.
const wide = '(min-width: 48rem), (min-width: 26rem) and (orientation: landscape)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.medium,
  ...unmarked,
});

// Two rows of the list, so that pictures of different heights and titles of different lengths line up.
const rows = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

export const item = style(rows);

export const figure = style({
  ...rows,
  position: 'relative',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.link } },
});

export const picture = style({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.large} - 1px) calc(${vars.radius.large} - 1px) 0 0`,
  background: vars.color.surfaceSunken,
});

// Only the corners of the card are round, not those of a flat picture beside a tall one.
globalStyle(`${picture} > *`, { borderRadius: 0 });

export const button = style([
  touchTarget,
  {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: vars.space.small,
    border: 0,
    borderRadius: vars.radius.large,
    background: 'none',
    color: 'inherit',
    fontFamily: vars.font.body,
    fontSize: vars.size.body,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'zoom-in',
    selectors: {
      // The button's own area reaches over its picture.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
      '&[aria-busy]': { cursor: 'progress' },
    },
    '@media': {
      // It could do nothing; a link in its place leads to the picture.
      '(scripting: none)': { display: 'none' },
    },
  },
]);

/** A magnifying glass in the picture's corner, which turns into a spinner while the viewer is fetched. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space.tight,
  insetInlineEnd: vars.space.tight,
  boxSizing: 'border-box',
  width: 40,
  height: 40,
  padding: 8,
  border: '2px solid transparent',
  borderRadius: '50%',
  background: vars.color.surfaceRaised,
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

globalStyle(`${button}[aria-busy] ${badge}`, {
  borderColor: vars.color.border,
  borderTopColor: vars.color.link,
  stroke: 'transparent',
  '@media': { [motion]: { animation: `${turn} 1s linear infinite` } },
});

export const plainLink = style([
  focusRing,
  touchTarget,
  {
    display: 'block',
    padding: vars.space.small,
    color: vars.color.link,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
  },
]);

const appear = keyframes({ from: { opacity: 0.3 } });

/** The whole screen: the backdrop, with everything else laid out upon it. */
export const viewer = style({
  position: 'fixed',
  zIndex: 1000,
  inset: 0,
  display: 'grid',
  gridTemplateAreas: '"close close close" "stage stage stage" "caption caption caption" "previous hint next"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.tight,
  boxSizing: 'border-box',
  padding: `max(${vars.space.tight}, env(safe-area-inset-top)) max(${vars.space.tight}, env(safe-area-inset-right)) max(${vars.space.tight}, env(safe-area-inset-bottom)) max(${vars.space.tight}, env(safe-area-inset-left))`,
  overflow: 'auto',
  // Neither the page nor the browser's history follows the finger.
  overscrollBehavior: 'contain',
  touchAction: 'manipulation',
  background: vars.color.backdrop,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  '@media': {
    [motion]: { animation: `${appear} ${vars.motion.calm}` },
    [forced]: { background: 'Canvas' },
    [wide]: {
      gridTemplateAreas: '". hint close" "previous stage next" ". caption ."',
      gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
      columnGap: vars.space.small,
    },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

const control = style({
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
    '&:hover': { background: vars.color.action, color: vars.color.onAction },
    // Inside the button, whose own surface the ring is known to stand out from; and set off from the backdrop.
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -6 },
    '&:hover:focus-visible': { outlineColor: vars.color.onAction },
  },
});

export const close = style([control, { gridArea: 'close', justifySelf: 'end' }]);

export const previous = style([control, { gridArea: 'previous' }]);

export const next = style([control, { gridArea: 'next' }]);

for (const arrow of [previous, next]) globalStyle(`${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

/** A container whose width and height the picture is fitted into. */
export const stage = style({
  gridArea: 'stage',
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'stretch',
  containerType: 'size',
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
  overflowWrap: 'anywhere',
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
