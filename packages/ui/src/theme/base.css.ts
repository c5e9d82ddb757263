import { globalLayer } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { anywhere, defaultTokens, globalStyle, keyframes, style } from './layer.js';
import { clipped, unscripted } from './rules.js';

export { clipped, listReset } from './rules.js';

// Declared here so that their order does not depend on which stylesheet loads first.
globalLayer('ui-page');
globalLayer('ui');

export const visuallyHidden = style(clipped);

// Also where a site sets `display` in no layer.
const gone = { display: 'none !important' } as const;
globalStyle(`${unscripted} [data-with-script]`, gone);
globalStyle('[data-scripted] [data-without-script]', gone);

/** A thick focus ring with a gap to the control. Forced colours keep it. */
export const focusRing = style({
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Endless turn of a spinner (`animation`). */
export const turning = `${turn} 1s linear infinite`;

/** A spinner. It does not move under reduced motion. */
export const spinning = {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: turning } },
} as const;

// Groups of digits keep their order in a right-to-left page.
globalStyle('a:is([href^="tel:"], [href^="mailto:"])', { unicodeBidi: 'plaintext' });

/** At least 44 × 44 px to touch. */
export const touchTarget = style({ minHeight: 44, minWidth: 44 });

/** Breaks long words, also under a reset of `overflow-wrap` for every element. */
export const breakWords = style({ overflowWrap: anywhere });
globalStyle(`${breakWords} *`, { overflowWrap: 'inherit !important' as 'inherit' });

// Overrides every theme.
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0s !important', [vars.motion.calm]: '0s !important' },
    },
    // Browsers leave out backgrounds, and text in a colour for them would be pale.
    print: {
      vars: {
        [vars.color.brand]: 'transparent !important',
        [vars.color.onBrand]: '#000 !important',
        [vars.color.onAction]: '#000 !important',
        [vars.color.onUrgent]: '#000 !important',
      },
    },
  },
});

// Keeps the target of a fragment out from under a sticky header.
defaultTokens(':root', { [vars.layout.stickyTop]: '0px' });
globalStyle(':where(html)', { scrollPaddingTop: `calc(${vars.layout.stickyTop} + 1rem)` });

/**
 * The case of the letters on buttons: `--ui-button-case`. It is no token, since the design tokens format has no type for it.
 * The cast keeps types of vanilla-extract out of the package's own.
 */
export const buttonCase = 'var(--ui-button-case, none)' as 'none';
