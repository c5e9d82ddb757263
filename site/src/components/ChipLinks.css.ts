import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';

export const links = style({ ...rows, alignContent: 'start', gap: vars.space.small });
