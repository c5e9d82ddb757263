import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { clipped, onHover, rows, styleWithin } from '../theme/mixins';

const named = '(min-width: 17rem)';
const narrowColumns = 'minmax(0, 7fr) minmax(0, 6fr) 1rem';
const table = '(min-width: 34rem)';
const columns = 'minmax(0, 1fr) repeat(2, minmax(0, 11rem)) 1rem';
const wide = '(min-width: 56rem)';
const wideColumns = 'minmax(14rem, 1fr) minmax(0, 2fr) repeat(2, 11rem) 1rem';

export const list = style({
  ...rows,
  containerType: 'inline-size',
  borderTop: `1px solid ${vars.color.border}`,
});

export const heads = style({
  display: 'none',
  gridTemplateColumns: narrowColumns,
  columnGap: 8,
  paddingBlock: vars.space.tight,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  '@container': {
    [named]: { display: 'grid' },
    [table]: { gridTemplateColumns: columns, columnGap: vars.space.small },
    [wide]: { gridTemplateColumns: wideColumns },
  },
});
styleWithin(`not ${table}`, `${heads} > :first-child`, { display: 'none' });
styleWithin(`not ${wide}`, `${heads} > :nth-child(2)`, { display: 'none' });

export const row = style({ borderBottom: `1px solid ${vars.color.border}` });
globalStyle(`${row} > :is(p, ol)`, { paddingBottom: vars.space.small });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  alignItems: 'baseline',
  gap: `${vars.space.hair} 8px`,
  paddingBlock: vars.space.small,
  '@container': {
    [table]: { gridTemplateColumns: columns, columnGap: vars.space.small },
    [wide]: { gridTemplateColumns: wideColumns },
  },
  selectors: {
    '&::after': { position: 'static', gridArea: '1 / -2', fontSize: '1.4em', translate: '0 -0.2em' },
    '&:hover': onHover({ background: vars.color.surfaceSunken }),
  },
});

/** A heading in place of the columns. */
export const heading = style({ gridColumn: '1 / -2', fontSize: vars.size.title4 });

export const name = style({
  gridColumn: '1 / -2',
  fontSize: vars.size.title4,
  '@container': { [table]: { gridColumn: 'auto' } },
});

/** Only where it has a column; elsewhere it is among the details. */
export const per = style({
  display: 'none',
  color: vars.color.textQuiet,
  textWrap: 'balance',
  '@container': { [wide]: { display: 'inline' } },
});
export const perInDetails = style({ '@container': { [wide]: { display: 'none' } } });

export const price = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [largeText]: { gridColumn: '1 / -2' } },
});
globalStyle(`${price} + ${price}`, { color: vars.color.link });

/** Below what it sums up. */
export const total = style({
  gridColumn: '1 / -2',
  fontSize: vars.size.small,
  '@container': { [wide]: { gridColumn: '2 / -2' } },
});

/** The name of the column. Where the columns have heads only screen readers need it. */
export const label = style({
  display: 'block',
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: 400,
  '@container': { [named]: clipped },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.small,
});
globalStyle(`${details} dt`, { color: vars.color.textQuiet, fontSize: vars.size.small });
