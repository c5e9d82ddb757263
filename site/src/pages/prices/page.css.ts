import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom } from '../../theme/mixins';

/** On a phone the first price stands in the first screen. */
export const table = style({});
globalStyle(`${table} > *`, { '@media': { '(max-width: 39.99rem)': { paddingTop: vars.space.medium } } });

/** Three short lists beside each other, where there is room. */
export const conditions = style({ ...columnsFrom('22rem'), gap: vars.space.large });
