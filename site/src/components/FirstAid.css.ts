import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { box } from '../theme/page.css';
import { columnsFrom, rows } from '../theme/mixins';

/** Cases side by side where there is room. A single one is as wide as the page. */
export const cases = styleVariants({ one: rows, several: columnsFrom('22rem') }, (columns) => ({
  ...columns,
  alignItems: 'start',
  gap: vars.space.medium,
}));

export const card = style([box, { scrollMarginTop: '6rem' }]);

globalStyle(`${cases.one} ol`, { display: 'block', columns: '2 22rem', columnGap: vars.space.huge });
globalStyle(`${cases.one} ol > li`, { breakInside: 'avoid', marginBottom: vars.space.tight });
