import { part, style, styleVariants } from '../theme/layer.js';
import { breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { bodyText } from '../theme/frame.css.js';

const medium = '(30rem <= width < 60rem)';
const wide = '(width >= 60rem)';

export const container = part('Figures', { containerType: 'inline-size' });

const list = style([
  bodyText,
  {
    display: 'grid',
    // Between the breakpoints each item takes two or three of six columns, so that no row has a single item.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: vars.space.medium,
    margin: 0,
    '@container': {
      [medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    },
  },
]);

const mediumSize = style({});
const largeSize = style({});

export const size = styleVariants({ regular: [list], medium: [list, mediumSize], large: [list, largeSize] });

/** The term is first in the HTML, and below its value on the screen. */
const figure = style([
  breakWords,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.hair,
    '@container': {
      '(width < 30rem)': { selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } },
    },
  },
]);

const columns = (count: 2 | 3) => style({ '@container': { [medium]: { gridColumn: `span ${count}` } } });

/** Share of the row. */
export const share = styleVariants({ third: [figure, columns(2)], half: [figure, columns(3)] });

export const value = part('Figures-value', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`:is(${mediumSize}, ${largeSize}) &`]: { color: vars.color.link },
    [`${mediumSize} &`]: { fontSize: vars.size.title3, lineHeight: vars.line.heading },
    // With letters twice as large there are fewer columns on a phone, and a value has room to grow.
    [`${largeSize} &`]: {
      fontSize: `clamp(${vars.size.title4}, max(9cqi, min(2.4rem, 16cqi)), ${vars.size.title1})`,
    },
  },
});

export const label = part('Figures-label', {
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: {
    [`${mediumSize} &`]: { color: vars.color.textQuiet },
    [`${largeSize} &`]: { fontSize: vars.size.body },
  },
});
