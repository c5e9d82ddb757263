import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, rows, words } from '../theme/frame.css.js';

const wide = '(min-width: 60rem)';

const hero = style([column, words, { ...rows, alignItems: 'center', gap: vars.space.large }]);

export const place = styleVariants({
  first: [
    hero,
    { paddingBlock: vars.space.large, '@media': { [wide]: { paddingBlock: vars.space.section } } },
  ],
  belowBreadcrumbs: [
    hero,
    {
      paddingBlock: `${vars.space.small} ${vars.space.large}`,
      '@media': { [wide]: { paddingBlock: `${vars.space.medium} ${vars.space.huge}` } },
    },
  ],
});

/** Words and picture beside each other, where there is room. */
export const beside = style({
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 32rem', gap: vars.space.huge } },
});

export const text = style({
  ...rows,
  justifyItems: 'start',
  gap: vars.space.medium,
  // A town typed into the address, or text at 200 %, may make one word wider than a phone.
  overflowWrap: 'anywhere',
});

globalStyle(`${text} *`, wordsBreakAsAround);

/** Buttons in a row, one below the other where there is no room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  maxWidth: '100%',
});

export const note = style({ margin: 0, color: vars.color.textQuiet, fontSize: vars.size.small });

export const picture = style({
  width: '100%',
  maxWidth: '36rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
});
