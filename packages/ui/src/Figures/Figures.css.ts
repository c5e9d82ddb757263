import { anywhere, globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { wordsBreakAsAround } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { words } from '../theme/frame.css.js';

const beside = '(min-width: 30rem) and (max-width: 59.99rem)';
const wide = '(min-width: 60rem)';

const list = part('Figures', [
  words,
  {
    display: 'grid',
    // Six columns of which each figure takes two, or three: whatever their number, none is left alone in a row.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: vars.space.medium,
    margin: 0,
    '@media': {
      [beside]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    },
  },
]);

// Named for what stands in them.
const medium = style({});
const large = style({});

export const size = styleVariants({ regular: [list], medium: [list, medium], large: [list, large] });

/** The label comes first in the HTML, as a term does, and last to the eye. */
const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  overflowWrap: anywhere,
  '@media': {
    '(max-width: 29.99rem)': { selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } },
  },
});

globalStyle(`${figure} *`, wordsBreakAsAround);

const columns = (count: 2 | 3) => style({ '@media': { [beside]: { gridColumn: `span ${count}` } } });

/** How many of them share a row. */
export const share = styleVariants({ third: [figure, columns(2)], half: [figure, columns(3)] });

export const value = part('Figures-value', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`:is(${medium}, ${large}) &`]: { color: vars.color.link },
    [`${medium} &`]: { fontSize: vars.size.title3, lineHeight: vars.line.heading },
    [`${large} &`]: { fontSize: vars.size.title1 },
  },
});

export const label = part('Figures-label', {
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { [`${medium} &`]: { color: vars.color.textQuiet } },
});
