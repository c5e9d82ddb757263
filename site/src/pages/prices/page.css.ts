import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom } from '../../theme/mixins';

/** Three short lists beside each other, where there is room. */
export const conditions = style({ ...columnsFrom('22rem'), gap: vars.space.large });
