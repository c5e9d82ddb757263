import { part, style } from '../theme/layer.js';
import { clipped, focusRing, listReset, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, bodyText } from '../theme/frame.css.js';

export const breadcrumbs = part('Breadcrumbs', [column, bodyText, { paddingTop: vars.space.small }]);

export const list = style({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.tight,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const item = style([
  breakWords,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.tight,
    minWidth: 0,
    maxWidth: '100%',
    selectors: {
      // The empty alternative text hides it from screen readers.
      '& + &::before': { content: '"›" / ""', color: vars.color.textQuiet },
      // On a phone the heading below names the current page. Screen readers still read it here.
      '&:has(> [aria-current])': { '@media': { '(max-width: 40rem)': clipped } },
    },
  },
]);

export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: vars.color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
  },
]);
