import { globalLayer } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { globalStyle, keyframes, style } from './layer.js';
import { byScheme } from './schemes.js';

// Whichever style sheet comes first: what lies around the components stands below them.
globalLayer('ui-page');
globalLayer('ui');

/** Text as only screen readers meet it. */
export const clipped = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** For text that only screen readers meet. */
export const visuallyHidden = style(clipped);

/** Red words. In the dark, where red is a light one, they come nearer to the text: 7:1 on every ground. */
export const alarmWords = {
  color: byScheme(vars.color.urgent, `color-mix(in srgb, ${vars.color.urgent}, ${vars.color.text})`),
} as const;

/** A thick ring, set off from the control, that forced colours keep. */
export const focusRing = style({
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

/** A list without marks. Not with `none`, for which Safari forgets that it is a list. */
export const unmarked = { margin: 0, padding: 0, listStyleType: '""' } as const;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A spinner, which stands still where motion is not welcome. */
export const spinning = {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1s linear infinite` } },
} as const;

/** At least 44 × 44 px to touch. */
export const touchTarget = style({ minHeight: 44, minWidth: 44 });

/**
 * For all that stands inside of an element: it breaks its words as the element does. It inherits that anyway, unless the
 * page has a reset that speaks of each paragraph and heading: then a long word would widen the page.
 */
export const wordsBreakAsAround = { overflowWrap: 'inherit !important' as 'inherit' } as const;

// Wherever a brand sets them, and to whatever.
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0s !important', [vars.motion.calm]: '0s !important' },
    },
  },
});

// What a link or a heading scrolled to must not hide beneath.
globalStyle(':where(html)', { scrollPaddingTop: `calc(${vars.layout.stickyTop} + 1rem)` });

/**
 * The letters of what is pressed, such as "uppercase": `--ui-button-case`. No token, since the design tokens format has no
 * type for it. Written as one of CSS's words, so that the package's types need none of vanilla-extract's.
 */
export const buttonCase = 'var(--ui-button-case, none)' as 'none';
