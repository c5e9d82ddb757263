import { anywhere, globalStyle, part, style } from '../theme/layer.js';
import { focusRing, unmarked, wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, words } from '../theme/frame.css.js';

export const breadcrumbs = part('Breadcrumbs', [column, words, { paddingTop: vars.space.small }]);

export const list = style({
  ...unmarked,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.tight,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: anywhere,
  selectors: {
    // The empty words after the slash keep it from being read aloud.
    '& + &::before': { content: '"›" / ""', color: vars.color.textQuiet },
  },
});

globalStyle(`${item} *`, wordsBreakAsAround);

/** The page at hand says its name again below: on a phone the trail leaves it the rest of one line. */
export const here = style({
  '@media': {
    '(max-width: 40rem)': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

globalStyle(`${item}:has(> ${here})`, {
  '@media': { '(max-width: 40rem)': { flex: '1 1 6rem' } },
});

export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: vars.color.link,
    textUnderlineOffset: '0.15em',
  },
]);
