import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../theme/page.css';

/** The only case: as wide as the page. */
export const one = style({});

export const card = style([box, { scrollMarginTop: '6rem' }]);

globalStyle(`${one} ol`, { display: 'block', columns: '2 22rem', columnGap: vars.space.huge });
globalStyle(`${one} ol > li`, { breakInside: 'avoid', marginBottom: vars.space.tight });
