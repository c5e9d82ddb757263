import { part, style } from '../theme/layer.js';
import { fromWidth } from '../theme/breakpoints.js';
import { listReset, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { rows, bodyText } from '../theme/frame.css.js';
import { largeText } from '../theme/pageWidth.js';

const wide = fromWidth.large;

const marker = '2.75rem';

/** Distance from the top of the number to the top of the text. */
const half = '0.5rem';

export const steps = part('Steps', [
  bodyText,
  {
    ...listReset,
    counterReset: 'step',
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(12rem, 20%), 1fr))',
        columnGap: vars.space.large,
        // Of the lines beyond the last column, not of focus rings.
        overflow: 'clip',
        overflowClipMargin: 4,
      },
    },
  },
]);

export const step = part('Steps-step', [
  breakWords,
  {
    ...rows,
    position: 'relative',
    alignContent: 'start',
    gap: vars.space.hair,
    paddingInlineStart: `calc(${marker} + ${vars.space.small})`,
    paddingBlock: `${half} ${vars.space.medium}`,
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: 0,
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        width: marker,
        height: marker,
        border: `2px solid ${vars.color.link}`,
        borderRadius: vars.radius.pill,
        color: vars.color.link,
        fontWeight: vars.weight.heading,
      },
      // The line from one number to the next.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${marker} / 2 - 1px)`,
        insetBlock: `${marker} 0`,
        border: `1px solid ${vars.color.border}`,
      },
      '&:last-child': { paddingBottom: 0 },
      '&:last-child::after': { content: 'none' },
    },
    '@media': {
      // The number is above the text, which needs the width.
      [largeText]: {
        paddingInlineStart: 0,
        selectors: {
          '&::before': { position: 'static', width: '1.75rem', height: '1.75rem' },
          '&::after': { content: 'none' },
        },
      },
      [wide]: {
        paddingInlineStart: 0,
        paddingBlockStart: `calc(${marker} + ${vars.space.tight})`,
        selectors: {
          '&::after': {
            insetInline: `${marker} calc(-1 * ${vars.space.large})`,
            insetBlock: `calc(${marker} / 2 - 1px) auto`,
          },
        },
      },
    },
  },
]);

export const text = style({ margin: 0 });
