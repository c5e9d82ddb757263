import { anywhere, globalStyle, keyframes, part, style } from '../theme/layer.js';
import { vars } from '../theme/contract.css.js';

export const frame = part('LazyImage', {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceSunken,
  selectors: {
    // As high as the picture would be, and higher where the words need it.
    '&[data-state="failed"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    // The spinner; a picture that the server sent covers its place without one.
    '&:is([data-state="waiting"], [data-state="loading"])::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 1rem)',
      border: `3px solid ${vars.color.border}`,
      borderTopColor: vars.color.link,
      borderRadius: '50%',
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

globalStyle(`${frame}:is([data-state="waiting"], [data-state="loading"])::after`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1s linear infinite` } },
});

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  selectors: {
    [`${frame}[data-state="loading"] &`]: { opacity: 0 },
    [`${frame}[data-state="loaded"] &`]: { transition: `opacity ${vars.motion.calm}` },
  },
});

globalStyle(`${frame}[data-state="failed"] > *`, { gridArea: '1 / 1' });

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
