import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../theme/page.css';

/** As wide as the page. */
export const card = style([box]);

globalStyle(`${card} ol`, { display: 'block', columns: '2 22rem', columnGap: vars.space.huge });
globalStyle(`${card} ol > li`, { breakInside: 'avoid', marginBottom: vars.space.tight });
