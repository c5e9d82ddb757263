import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom, rows } from '../../theme/mixins';

/** Three short lists beside each other, where there is room. */
export const conditions = style({ ...columnsFrom('22rem'), gap: vars.space.large });

export const condition = style({ ...rows, alignContent: 'start', gap: vars.space.small });
