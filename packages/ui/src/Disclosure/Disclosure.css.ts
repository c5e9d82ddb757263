import { anywhere, globalStyle, keyframes, style } from '../theme/layer.js';
import { focusRing, touchTarget, wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

/** On paper and without scripting a panel cannot be opened, so all of them are open. */
export const everythingShown = 'print, (scripting: none)';

export const heading = style({
  margin: 0,
  fontFamily: vars.font.heading,
  lineHeight: vars.line.heading,
  overflowWrap: anywhere,
});

globalStyle(`${heading} *`, wordsBreakAsAround);

export const button = style([
  focusRing,
  touchTarget,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.tight,
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // The chevron. Physical edges, since it points down in every writing direction.
      '&::after': {
        content: '""',
        flex: 'none',
        boxSizing: 'border-box',
        width: '0.625em',
        height: '0.625em',
        marginInline: '0.25em',
        border: `solid ${vars.color.link}`,
        borderWidth: '0 2px 2px 0',
        // One property: each transition fires events of its own, which React handles.
        transform: 'translateY(-35%) rotate(45deg)',
        transition: `transform ${vars.motion.calm}`,
      },
      '&[data-state="open"]::after': { transform: 'translateY(35%) rotate(225deg)' },
    },
    '@media': { [everythingShown]: { cursor: 'auto', selectors: { '&::after': { content: 'none' } } } },
  },
]);

const unfold = keyframes({ from: { opacity: 0.3, translate: '0 -0.5rem' } });

// Without padding of its own: a panel that is kept for find-in-page must have no height. And an animation, not a
// transition from the closed state: each closed panel would cost a layer of its own at every click.
export const panel = style({
  display: 'block',
  animation: `${unfold} ${vars.motion.calm}`,
  selectors: {
    '&[hidden]': {
      contentVisibility: 'hidden',
      animation: 'none',
      '@supports': { 'not (content-visibility: hidden)': { display: 'none' } },
      '@media': { [everythingShown]: { display: 'block', contentVisibility: 'visible' } },
    },
  },
  '@media': { [everythingShown]: { animation: 'none' } },
});
