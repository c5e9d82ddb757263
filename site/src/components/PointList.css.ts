import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { raised, rows, styleIn, wide } from '../theme/mixins';
import { cardGrid } from '../theme/page.css';

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
  width: 'auto',
  aspectRatio: vars.ratio.thumbnail,
  margin: `calc(-1 * ${vars.space.medium}) calc(-1 * ${vars.space.medium}) ${vars.space.tight}`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
});

const oneColumn = style({ '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
styleIn(wide, `${oneColumn} > *`, { gridColumn: 'auto' });
export const list = styleVariants({ above: [cardGrid], beside: [cardGrid, oneColumn] });

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

export const pictured = styleVariants({ above: [anyPictured], beside: [anyPictured, besideGrid] });

// The picture is first on a phone.
styleIn(wide, `${besideGrid} > :first-child`, {
  order: 1,
  position: 'sticky',
  top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
});
