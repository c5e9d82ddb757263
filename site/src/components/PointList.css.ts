import { vars } from '@tarcza/ui/theme';
import { belowWidth } from '@tarcza/ui/vanilla-extract';
import { style, styleVariants } from '@vanilla-extract/css';
import { rows, styleIn, wide } from '../theme/mixins';
import { cardGrid, cover } from '../theme/page.css';

export const point = style({
  ...rows,
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.tight,
  paddingTop: vars.space.small,
  borderTop: `1px solid ${vars.color.border}`,
});

const oneColumn = style({ '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
styleIn(wide, `${oneColumn} > *`, { gridColumn: 'auto' });
const points = style([cardGrid, { '@media': { [belowWidth.small]: { gap: vars.space.small } } }]);
export const list = styleVariants({ above: [points], beside: [points, oneColumn] });

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

// Larger than the texts, where these keep 45 characters a line.
styleIn('(min-width: 75rem)', `${besideGrid}:has(> ${cover})`, { gridTemplateColumns: '5fr 7fr' });
styleIn(wide, `${cover} + ${oneColumn}`, { alignSelf: 'center' });
// As high as the texts beside it, until its sides would be cropped.
styleIn(wide, `${besideGrid} > ${cover}`, { alignSelf: 'stretch', maxHeight: '40rem' });

// The picture is first on a phone.
styleIn(wide, `${besideGrid} > :first-child`, {
  order: 1,
  position: 'sticky',
  top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
});
