import { keyframes, style, whereAllOpen } from '../theme/layer.js';
import { focusRing, touchTarget, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

export const heading = style([
  breakWords,
  { margin: 0, fontFamily: vars.font.heading, lineHeight: vars.line.heading },
]);

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
      // Physical edges: the chevron points down in every writing direction.
      '&::after': {
        content: '""',
        flex: 'none',
        boxSizing: 'border-box',
        width: '0.625em',
        height: '0.625em',
        marginInline: '0.25em',
        border: `solid ${vars.color.link}`,
        borderWidth: '0 2px 2px 0',
        // Only one property has a transition: each would fire its own events, which React handles.
        transform: 'translateY(-35%) rotate(45deg)',
        transition: `transform ${vars.motion.calm}`,
      },
      '&[data-state="open"]::after': { transform: 'translateY(35%) rotate(225deg)' },
    },
  },
  whereAllOpen({ cursor: 'auto' }),
  whereAllOpen({ content: 'none' }, '&::after'),
]);

const unfold = keyframes({ from: { opacity: 0.3, translate: '0 -0.5rem' } });

// Without padding: a closed panel must have no height. Not a transition, with which each closed panel would have its own
// compositing layer.
export const panel = style([
  {
    display: 'block',
    animation: `${unfold} ${vars.motion.calm}`,
    selectors: {
      '&[hidden]': {
        contentVisibility: 'hidden',
        animation: 'none',
        '@supports': { 'not (content-visibility: hidden)': { display: 'none' } },
      },
    },
  },
  whereAllOpen({ animation: 'none' }),
  whereAllOpen({ display: 'block', contentVisibility: 'visible' }, '&[hidden]'),
]);
