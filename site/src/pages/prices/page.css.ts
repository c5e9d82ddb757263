import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, raised, rows } from '../../theme/mixins';
import { column, linkAlone } from '../../theme/page.css';

export const top = style([column, { paddingBlock: `${vars.space.medium} ${vars.space.huge}` }]);

export const calls = style({ ...rows, gap: vars.space.small });

// Six cards: three rows of two, or two of three, however wide the screen. Their parts share the rows.
export const list = style({});
globalStyle(`${list} > ul`, columnsFrom('20rem'));
globalStyle(`${list} > ul > li`, {
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.small,
});
globalStyle(`${list} dl`, { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: vars.space.small });

export const quotedHeading = style({ marginBlock: `${vars.space.large} ${vars.space.small}` });

export const quotedLink = style([linkAlone, { fontSize: vars.size.title4, fontWeight: vars.weight.heading }]);

export const points = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });

/** The sum beside the conditions, where there is room. */
export const lowest = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.huge },
  },
});

/** Two short lists beside each other. */
export const pair = style({
  ...rows,
  gap: vars.space.medium,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sheet = style({
  ...raised,
  ...rows,
  alignContent: 'start',
  gap: vars.space.small,
  padding: `${vars.space.large} min(${vars.space.large}, 6vw)`,
});

export const scroller = style({
  overflowX: 'auto',
  containerType: 'inline-size',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 } },
});

export const table = style({
  width: '100%',
  marginBottom: vars.space.tight,
  borderCollapse: 'collapse',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBottom: vars.space.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.tight} 0 ${vars.space.tight} min(${vars.space.small}, 8vw - 1.1rem)`,
  borderBottom: `1px solid ${vars.color.border}`,
  verticalAlign: 'bottom',
  textAlign: 'end',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${table} thead th`, {
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});
globalStyle(`${table} tbody :is(td, th):last-child`, {
  color: vars.color.link,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heading,
});

// Letters twice as large: the name of a service has a line to itself, above its two prices.
const narrow = '(max-width: 14rem)';
globalStyle(`${table} tr`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.tight,
    },
  },
});
globalStyle(`${table} tr > :is(th, td)`, {
  '@container': {
    [narrow]: {
      textAlign: 'start',
      padding: `${vars.space.hair} 0`,
      borderBottom: 0,
      overflowWrap: 'anywhere',
    },
  },
});
globalStyle(`${table} :is(th, td):first-child`, { '@container': { [narrow]: { gridColumn: '1 / -1' } } });
