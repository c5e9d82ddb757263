import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { box } from '../theme/page.css';
import { columnsFrom, rows } from '../theme/mixins';

/** Cases side by side where there is room. */
export const cases = style({ ...columnsFrom('22rem'), alignItems: 'start', gap: vars.space.medium });

export const card = style([box, { scrollMarginTop: '6rem' }]);

export const steps = style({ ...rows, gap: vars.space.tight, paddingInlineStart: '1.5rem' });
