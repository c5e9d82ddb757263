import { anywhere, globalStyle, keyframes, part, style } from '../theme/layer.js';
import { spinning } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

export const frame = part('LazyImage', {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceSunken,
  selectors: {
    // The spinner; a picture that the server sent covers its place without one.
    '&:is([data-state="waiting"], [data-state="loading"])::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 1rem)',
      border: `3px solid ${vars.color.border}`,
      borderTopColor: vars.color.link,
      borderRadius: '50%',
      '@media': { print: { content: 'none' } },
    },
  },
});

globalStyle(`${frame}:is([data-state="waiting"], [data-state="loading"])::after`, spinning);

// Out of the range that a browser prefetches; to the left, where the page does not scroll.
const away = keyframes({ from: { translate: '-99in' } });

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  selectors: {
    // Out of view in the page's first frame, which then waits for no picture that is fetched because it is near: Chromium
    // fetches those of the next screens at once. A translation moves nothing else.
    [`${frame}[data-state="native"] &[loading]`]: { animation: `${away} 1ms` },
    [`${frame}[data-state="loading"] &`]: { opacity: 0, '@media': { print: { opacity: 1 } } },
    [`${frame}[data-state="loaded"] &`]: { transition: `opacity ${vars.motion.calm}` },
  },
});

/** As high as the picture would be, and higher where the words need it. A class, which no page has before its scripts. */
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
