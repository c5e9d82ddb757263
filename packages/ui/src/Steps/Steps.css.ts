import { anywhere, globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { listReset, inheritWordBreak } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { rows, bodyText } from '../theme/frame.css.js';

const wide = '(min-width: 60rem)';

const marker = '2.75rem';

const list = part('Steps', [
  bodyText,
  {
    ...listReset,
    ...rows,
    counterReset: 'step',
    '@media': {
      // Down the first column, then down the second.
      [wide]: {
        gridTemplateRows: 'repeat(3, auto)',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: vars.space.huge,
      },
    },
  },
]);

/** Four steps form two columns of two, not of three and one. */
const four = style({ '@media': { [wide]: { gridTemplateRows: 'repeat(2, auto)' } } });

export const steps = styleVariants({ some: [list], four: [list, four] });

export const step = part('Steps-step', {
  ...rows,
  position: 'relative',
  alignContent: 'start',
  gap: vars.space.hair,
  paddingInlineStart: `calc(${marker} + ${vars.space.small})`,
  paddingBottom: vars.space.large,
  overflowWrap: anywhere,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-0.5rem',
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      width: marker,
      height: marker,
      border: `2px solid ${vars.color.link}`,
      borderRadius: vars.radius.pill,
      color: vars.color.link,
      fontWeight: vars.weight.heading,
      fontVariantNumeric: 'tabular-nums',
    },
    // The line from one number to the next.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${marker} / 2 - 1px)`,
      insetBlock: `calc(${marker} - 0.5rem) 0.5rem`,
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::after': { content: 'none' },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&:nth-child(3n)::after': { content: 'none' },
        [`${four} > &:nth-child(2)::after`]: { content: 'none' },
        [`${four} > &:nth-child(3)::after`]: { content: '""' },
      },
    },
  },
});

globalStyle(`${step} *`, inheritWordBreak);

export const text = style({ margin: 0 });
