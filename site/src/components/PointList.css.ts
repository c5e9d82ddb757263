import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { listReset, raised, rows, tablet, wide } from '../theme/mixins';

const medium = '(min-width: 40rem)';
const anyPoint = style({ ...rows, alignContent: 'start', justifyItems: 'start', gap: vars.space.tight });

export const point = styleVariants({
  plain: [anyPoint, { paddingTop: vars.space.small, borderTop: `1px solid ${vars.color.border}` }],
  card: [
    anyPoint,
    {
      ...raised,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: vars.space.medium,
    },
  ],
});

// At the bottom of its card, in line with those beside it.
globalStyle(`${point.card} > a`, { marginTop: 'auto' });

/** Across the top of its card. */
export const scene = style({
  alignSelf: 'stretch',
  aspectRatio: vars.ratio.thumbnail,
  margin: `calc(-1 * ${vars.space.medium}) calc(-1 * ${vars.space.medium}) ${vars.space.tight}`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
});

const anyList = style({
  ...rows,
  ...listReset,
  gap: vars.space.medium,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Where two share a row, the last of an odd number fills its own.
const alone = { gridColumn: '1 / -1' } as const;
globalStyle(`${anyList} > :last-child:nth-child(odd)`, {
  '@media': { [tablet]: alone },
});
/** Of 5 or 8 the first two are in a pair, the others three in a row. */
const pairFirst = style({ '@media': { [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
globalStyle(`${pairFirst} > *`, { '@media': { [wide]: { gridColumn: 'span 2' } } });
globalStyle(`${pairFirst} > :nth-child(-n + 2)`, { '@media': { [wide]: { gridColumn: 'span 3' } } });
const pairs = style({});
globalStyle(`${pairs} > :last-child:nth-child(odd)`, { '@media': { [wide]: alone } });

export const list = styleVariants({
  one: [anyList, { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }],
  two: [anyList, pairs],
  twoAndThree: [anyList, pairFirst],
  three: [anyList, { '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});

const anyPictured = style({ ...rows, gap: vars.space.large });

const besideGrid = style({
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 35rem)',
      alignItems: 'start',
      gap: vars.space.huge,
    },
  },
});

/** Of four points the picture takes the third column, of five the sixth cell. */
const cellGrid = style({
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.medium } },
});
globalStyle(`${cellGrid} > :first-child`, { '@media': { [wide]: { gridArea: '1 / 3' } } });
globalStyle(`${cellGrid} > ul`, {
  '@media': { [wide]: { gridArea: '1 / 1 / auto / span 3', gridAutoRows: '1fr' } },
});
globalStyle(`${cellGrid} > ul:has(> :nth-child(4):last-child)`, {
  '@media': { [wide]: { gridColumn: 'span 2' } },
});
globalStyle(`${cellGrid}:has(li:nth-child(5)) > :first-child`, {
  '@media': { [wide]: { alignSelf: 'end', height: `calc((100% - ${vars.space.medium}) / 2)` } },
});

export const pictured = styleVariants({
  above: [anyPictured],
  beside: [anyPictured, besideGrid],
  cell: [anyPictured, cellGrid],
});

// The picture is first on a phone.
globalStyle(`${besideGrid} > :first-child`, {
  '@media': {
    [wide]: { order: 1, position: 'sticky', top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})` },
  },
});
