import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, listReset, wide } from '../../theme/mixins';
import { halves } from '../../theme/page.css';

export const signs = style({
  ...columnsFrom('30rem'),
  ...listReset,
  columnGap: vars.space.huge,
  '@media': { [wide]: { order: -1 } },
});
globalStyle(`${signs} > li`, { alignContent: 'center' });

/** The list, as high as the plate beside it. */
export const beside = style([
  halves,
  { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem', alignItems: 'stretch' } } },
]);
