import { anywhere, globalStyle, keyframes, part, style } from '../theme/layer.js';
import { turning } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

export const frame = part('LazyImage', {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceSunken,
  selectors: {
    // The spinner. Pictures in the HTML of the server have none.
    '&:is([data-state="waiting"], [data-state="loading"])::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 1rem)',
      border: `3px solid ${vars.color.border}`,
      borderTopColor: vars.color.link,
      borderRadius: '50%',
      '@media': {
        print: { content: 'none' },
        // A forced colour of all edges would be a ring without a visible turn.
        '(forced-colors: active)': {
          borderColor: 'GrayText',
          borderTopColor: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

// With images switched off no event fires: after a while the spinner ends, and the alternative text appears.
const afterWhile = '0s 8s forwards';
const vanish = `${keyframes({ to: { visibility: 'hidden' } })} ${afterWhile}`;
const appear = `${keyframes({ to: { opacity: 1 } })} ${afterWhile}`;

globalStyle(`${frame}:is([data-state="waiting"], [data-state="loading"])::after`, {
  animation: vanish,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turning}, ${vanish}` } },
});

// Outside the range in which browsers prefetch. To the left, so that the page does not scroll.
const away = keyframes({ from: { translate: '-99in' } });

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  selectors: {
    // Chromium loads lazy pictures of the next screens at once. Out of view, they do not delay the first frame.
    [`${frame}[data-state="native"] &[loading]`]: { animation: `${away} 1ms` },
    [`${frame}[data-state="loading"] &`]: {
      opacity: 0,
      animation: appear,
      '@media': { print: { opacity: 1 } },
    },
    [`${frame}[data-state="loaded"] &`]: { transition: `opacity ${vars.motion.calm}` },
  },
});

/** At least as high as the picture. */
export const failed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${failed} > *`, { gridArea: '1 / 1' });

export const failure = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.small,
  color: vars.color.textQuiet,
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  textAlign: 'center',
  overflowWrap: anywhere,
});
